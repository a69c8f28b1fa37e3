/** Hands messages to a gateway: one POST of JSON, answered 2xx when the gateway has taken the message over. */
import type { MessageSender } from '#domain/auth/factors/message-sender.ts';

export interface MessageGateway {
  url: string;
  /** Sent as bearer token, where there is one. */
  token: string | null;
}

/** Somebody waits before a screen for the answer. */
const timeoutMs = 5000;

export function createHttpMessageSender({ url, token }: MessageGateway): MessageSender {
  return {
    async send({ to, channel, text }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(token !== null && { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ to, channel, text }),
          // The token is for this address and no other.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        return response.ok ? { ok: true } : { ok: false, reason: `status ${response.status}` };
      } catch (error) {
        // A gateway that cannot be reached is no fault of ours: the caller is told that nothing was sent.
        return { ok: false, reason: describe(error) };
      }
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
