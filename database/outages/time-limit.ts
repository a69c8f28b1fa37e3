import { DatabaseOutage } from './database-outage.ts';

/**
 * @param limitMs Infinity for no limit
 * @throws `DatabaseOutage` after the limit. The work goes on, and nobody waits for it any more.
 */
export async function withTimeLimit<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  if (limitMs === Number.POSITIVE_INFINITY) return work;
  const late = Promise.withResolvers<never>();
  const reject = () => late.reject(new DatabaseOutage('No answer in time'));
  // After a blocked moment, timers run before answers that have already arrived. These are read first.
  const timer = setTimeout(() => setImmediate(reject), limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
