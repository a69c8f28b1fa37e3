/**
 * Distinguishes a database outage, which will pass, from a bug, which will not. Pages, social cards and both APIs use
 * this, so that all of them answer 503 during an outage. Search engines keep a page that answers 503.
 */
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { checkMs } from '#database/outages/deadlines.ts';
import { withTimeLimit } from '#database/outages/time-limit.ts';
import { hasMetOutage, wait } from '#database/outages/waiting-time.ts';

type CheckedDatabase = Pick<Database, 'query' | 'isUnreachable'>;

/**
 * @param error what the request failed with. If it is not an outage itself and the request met none earlier, the
 * database is queried.
 */
export async function isOutage(database: CheckedDatabase, error: unknown): Promise<boolean> {
  return database.isUnreachable(error) || hasMetOutage() || !(await isDatabaseUp(database));
}

export async function isDatabaseUp({ query }: Pick<CheckedDatabase, 'query'>): Promise<boolean> {
  const check = (leftMs: number) => withTimeLimit(sql`select 1`.execute(query), Math.min(leftMs, checkMs));
  return wait(check).then(
    () => true,
    () => false,
  );
}
