/**
 * How long to wait before the next try. The official client drops the headers of a refusal, so the header is read
 * before the client gets the response.
 */
import { type Clock, systemClock } from '#domain/clock.ts';

const httpTooManyRequests = 429;

let endsAtMs = 0;

/** @returns a fetch that does the same and also remembers the header */
export function notingRetryAfter(send: typeof fetch, clock: Clock = systemClock): typeof fetch {
  return async (...request) => {
    const response = await send(...request);
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status === httpTooManyRequests && seconds > 0) {
      endsAtMs = clock().getTime() + seconds * 1000;
    }
    return response;
  };
}

/** @returns null without a wait, or after its end */
export function secondsUntilRetry(clock: Clock = systemClock): number | null {
  const seconds = Math.ceil((endsAtMs - clock().getTime()) / 1000);
  return seconds > 0 ? seconds : null;
}

/** @returns a phrase such as 'Aguarde 12 minutos', which the caller continues */
export function waitText(seconds: number | null): string {
  if (seconds === null) return 'Aguarde alguns minutos';
  if (seconds < 60) return `Aguarde ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`;
  const minutes = Math.ceil(seconds / 60);
  return `Aguarde ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
}
