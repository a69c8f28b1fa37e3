import { DatabaseOutage } from './database-outage.ts';

/**
 * @param limitMs Infinity for no limit
 * @throws `DatabaseOutage` after the limit. The work continues, but its result is ignored.
 */
export async function withTimeLimit<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  if (limitMs === Number.POSITIVE_INFINITY) return work;
  const timeLimit = Promise.withResolvers<never>();
  const reject = () => timeLimit.reject(new DatabaseOutage('No answer in time'));
  // After the event loop was blocked, timers run before answers that have already arrived. The delay lets those
  // answers be read first.
  const timer = setTimeout(() => setImmediate(reject), limitMs);
  try {
    return await Promise.race([work, timeLimit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
