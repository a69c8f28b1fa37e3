/**
 * Queries of `rate_limits`. An expired counter counts as absent, even if its row still exists. A counter that ends
 * later than its window allows was written while the clock was ahead; it is made to end with the window.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { RateLimitsTable } from '#database/schema/account-tables.ts';
import type { Schema } from '#database/schema.ts';

export type RateCounterRow = Selectable<RateLimitsTable>;
export type RateCounter = Pick<RateCounterRow, 'points' | 'expires_at'>;

/** The current window of a counter. */
export interface CounterWindow {
  key: string;
  atMs: number;
  durationMs: number;
}

export interface CounterChange extends CounterWindow {
  points: number;
}

/**
 * Adds to a running counter or starts a new one. It is a single statement, so that concurrent calls are all counted.
 */
export async function addToCounter(query: Kysely<Schema>, change: CounterChange): Promise<RateCounter> {
  const isRunning = sql<boolean>`rate_limits.expires_at > ${change.atMs}`;
  const endsInTime = sql<boolean>`rate_limits.expires_at <= excluded.expires_at`;
  return query
    .insertInto('rate_limits')
    .values(counterOf(change))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isRunning} then rate_limits.points + excluded.points else excluded.points end`,
        expires_at: sql`case when ${isRunning} and ${endsInTime} then rate_limits.expires_at else excluded.expires_at end`,
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** Starts a new counter even if one is running. */
export async function replaceCounter(query: Kysely<Schema>, change: CounterChange): Promise<RateCounter> {
  return query
    .insertInto('rate_limits')
    .values(counterOf(change))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ points: sql`excluded.points`, expires_at: sql`excluded.expires_at` }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
}

export async function findCounter(query: Kysely<Schema>, window: CounterWindow): Promise<RateCounter | null> {
  const row = await query
    .selectFrom('rate_limits')
    .select(['points', 'expires_at'])
    .where('key', '=', window.key)
    .where('expires_at', '>', window.atMs)
    .executeTakeFirst();
  if (row === undefined) return null;
  const latestMs = window.atMs + window.durationMs;
  if (row.expires_at <= latestMs) return row;
  // The shortened end is stored. Otherwise it would move along with the clock.
  await query
    .updateTable('rate_limits')
    .set({ expires_at: latestMs })
    .where('key', '=', window.key)
    .where('expires_at', '>', latestMs)
    .execute();
  return { ...row, expires_at: latestMs };
}

/** The running counters. */
export async function listCounters(query: Kysely<Schema>, atMs: number): Promise<RateCounterRow[]> {
  return query.selectFrom('rate_limits').selectAll().where('expires_at', '>', atMs).orderBy('key').execute();
}

/** @returns whether the counter existed */
export async function deleteCounter(query: Kysely<Schema>, key: string): Promise<boolean> {
  const result = await query.deleteFrom('rate_limits').where('key', '=', key).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteCounters(query: Kysely<Schema>, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await query.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

export async function deleteExpiredCounters(query: Kysely<Schema>, atMs: number): Promise<void> {
  await query.deleteFrom('rate_limits').where('expires_at', '<=', atMs).execute();
}

/** Shortens every counter that ends later than any window allows, whether or not it is ever read again. */
export async function shortenCounters(query: Kysely<Schema>, latestMs: number): Promise<void> {
  await query
    .updateTable('rate_limits')
    .set({ expires_at: latestMs })
    .where('expires_at', '>', latestMs)
    .execute();
}

/**
 * Keeps the number of rows bounded. The counters with the fewest points go first, because they stop nobody.
 * @param excepted counters whose keys begin with this are kept and do not count
 */
export async function deleteSmallestCounters(
  query: Kysely<Schema>,
  { kept, excepted }: { kept: number; excepted: string },
): Promise<void> {
  const rows = await query
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'not like', `${excepted}%`)
    .orderBy('points', 'desc')
    .orderBy('expires_at', 'desc')
    .orderBy('key')
    .offset(kept)
    // SQLite allows OFFSET only together with LIMIT, and limits how many values a statement may have.
    .limit(1000)
    .execute();
  await deleteCounters(
    query,
    rows.map((row) => row.key),
  );
}

function counterOf({ key, points, atMs, durationMs }: CounterChange) {
  return { key, points, expires_at: atMs + durationMs };
}
