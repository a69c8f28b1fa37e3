/**
 * Tells an outage of the database, which will pass, from a bug, which will not. Pages, cards and both APIs ask here,
 * so that all of them say 503 at the same time: search engines drop a page for a 404, not for a 503.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

type AskedDatabase = Pick<Database, 'query' | 'isUnreachable'>;

/** A database that takes longer for nothing is as good as down. */
const silenceMs = 2_000;

/** @param error what a request failed with; where it does not tell, the database is asked */
export async function isOutage(database: AskedDatabase, error: unknown): Promise<boolean> {
  return database.isUnreachable(error) || !(await isDatabaseUp(database));
}

export async function isDatabaseUp({ query }: Pick<AskedDatabase, 'query'>): Promise<boolean> {
  const answer = sql`select 1`.execute(query).then(
    () => true,
    () => false,
  );
  const giveUp = new AbortController();
  const silence = delay(silenceMs, false, { signal: giveUp.signal }).catch(() => false);
  return Promise.race([answer, silence]).finally(() => giveUp.abort());
}
