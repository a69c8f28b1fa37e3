/**
 * How long the auth service asks to wait. Its client reads the body of a refusal and drops the header, so the header is
 * noted on its way there.
 */

const httpTooManyRequests = 429;

let endsAtMs = 0;

/** @returns a fetch that does the same, and remembers */
export function notingRetryAfter(send: typeof fetch, now: () => number = Date.now): typeof fetch {
  return async (...request) => {
    const response = await send(...request);
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status === httpTooManyRequests && seconds > 0) endsAtMs = now() + seconds * 1000;
    return response;
  };
}

/** @returns 'Aguarde 12 minutos' and the like, to be followed by what comes then */
export function waitText(nowMs: number = Date.now()): string {
  const seconds = Math.ceil((endsAtMs - nowMs) / 1000);
  if (seconds <= 0) return 'Aguarde alguns minutos';
  if (seconds < 60) return `Aguarde ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`;
  const minutes = Math.ceil(seconds / 60);
  return `Aguarde ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
}
