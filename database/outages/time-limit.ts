import { DatabaseOutage } from './database-outage.ts';

/**
 * @param limitMs Infinity for no limit
 * @throws `DatabaseOutage` after the limit. The work continues, but its result is ignored.
 */
export async function withTimeLimit<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  if (limitMs === Number.POSITIVE_INFINITY) return work;
  const late = Promise.withResolvers<never>();
  const reject = () => late.reject(new DatabaseOutage('No answer in time'));
  // After the event loop was blocked, timers run before answers that have already arrived. The delay lets those
  // answers be read first.
  const timer = setTimeout(() => setImmediate(reject), limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
