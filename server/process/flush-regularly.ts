/** Writes down what was counted, every ten seconds and once more at the end. */
import type { Logger } from 'pino';

export const flushEveryMs = 10_000;

/**
 * @param failureText logged when it cannot be written
 * @returns a function that ends the timer and writes what is left
 */
export function flushRegularly(
  counter: { flush(): Promise<void> },
  failureText: string,
  { isUnreachable, logger }: { isUnreachable(error: unknown): boolean; logger: Logger },
): () => Promise<void> {
  let last = Promise.resolve();
  const flush = () => {
    last = last
      .then(() => counter.flush())
      .catch((error: unknown) => {
        // An outage is logged when it begins and when it ends.
        if (!isUnreachable(error)) logger.error({ err: error }, failureText);
      });
    return last;
  };
  const timer = setInterval(flush, flushEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return flush();
  };
}
