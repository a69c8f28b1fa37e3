/** Sends messages through a gateway: one POST of JSON, answered 2xx when the gateway has accepted the message. */
import type { MessageSender } from '#domain/auth/factors/message-sender.ts';
import { refusal, success } from '#domain/result.ts';

export interface MessageGateway {
  url: string;
  /** Sent as bearer token, if there is one. */
  token: string | null;
}

/** Short, because somebody is waiting for this answer in front of a screen. */
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
          // The token is meant for this address only.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        return response.ok ? success() : notSent(`status ${response.status}`);
      } catch (error) {
        // An unreachable gateway is an expected outcome: the caller learns that nothing was sent.
        return notSent(describe(error));
      }
    },
  };
}

function notSent(reason: string) {
  return refusal({ code: 'message_not_sent' as const, reason });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
