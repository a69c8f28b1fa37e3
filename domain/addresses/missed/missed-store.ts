/** Queries of `missed_paths`: addresses that were requested and not found. */
import { type Kysely, sql } from 'kysely';
import { rowChanges } from '#database/change-rows.ts';
import { inParts } from '#database/in-parts.ts';
import type { MissedPathRow, Schema } from '#database/schema.ts';

export type MissedState = MissedPathRow['state'];

export type CountedMiss = Pick<MissedPathRow, 'path' | 'people' | 'robots' | 'referrer_host'>;

export const missedRows = rowChanges('missed_paths');

const rowsAtOnce = 500;

/** Adds to existing rows, so that the counts of all processes are summed. */
export async function addMisses(
  query: Kysely<Schema>,
  misses: readonly CountedMiss[],
  at: string,
): Promise<void> {
  for (let from = 0; from < misses.length; from += rowsAtOnce) {
    await query
      .insertInto('missed_paths')
      .values(
        misses
          .slice(from, from + rowsAtOnce)
          .map((miss) => ({ ...miss, first_at: at, last_at: at, state: 'open' as const })),
      )
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet({
          people: sql`missed_paths.people + excluded.people`,
          robots: sql`missed_paths.robots + excluded.robots`,
          last_at: sql`excluded.last_at`,
          referrer_host: sql`coalesce(excluded.referrer_host, missed_paths.referrer_host)`,
        }),
      )
      .execute();
  }
}

/** @returns those of the paths that are stored */
export async function findStoredMisses(
  query: Kysely<Schema>,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const part of inParts(paths)) {
    const rows = await query.selectFrom('missed_paths').select('path').where('path', 'in', part).execute();
    for (const { path } of rows) found.add(path);
  }
  return found;
}

/** @param people counts the addresses that people have requested at least this often */
export async function countOpenMisses(query: Kysely<Schema>, people: number): Promise<number> {
  const { count } = await query
    .selectFrom('missed_paths')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', 'open')
    .where('people', '>=', people)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Deletes the least useful addresses: first those that a rule redirects, then those that people requested least often.
 * @param most how many are left
 */
export async function keepMostUseful(query: Kysely<Schema>, most: number): Promise<void> {
  const { count } = await query
    .selectFrom('missed_paths')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const surplus = Number(count) - most;
  if (surplus <= 0) return;
  await query
    .deleteFrom('missed_paths')
    .where('path', 'in', (rows) =>
      rows
        .selectFrom('missed_paths')
        .select('path')
        .orderBy(sql`case when state = 'redirected' then 0 else 1 end`)
        .orderBy('people')
        .orderBy('robots')
        .orderBy('last_at')
        .orderBy('path')
        .limit(surplus),
    )
    .execute();
}

/**
 * Deletes addresses that were last requested before then, but for those that a rule redirects.
 * @returns how many there were
 */
export async function deleteMissesBefore(query: Kysely<Schema>, before: string): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('missed_paths')
    .where('last_at', '<', before)
    .where('state', '!=', 'redirected')
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @param from the states that change; all others are kept */
export async function setStateOf(
  query: Kysely<Schema>,
  paths: readonly string[],
  { from, to }: { from: readonly MissedState[]; to: MissedState },
): Promise<void> {
  for (const part of inParts(paths)) {
    await query
      .updateTable('missed_paths')
      .set({ state: to })
      .where('path', 'in', part)
      .where('state', 'in', from)
      .execute();
  }
}

export async function forgetMisses(query: Kysely<Schema>, paths: readonly string[]): Promise<void> {
  for (const part of inParts(paths)) {
    await query.deleteFrom('missed_paths').where('path', 'in', part).execute();
  }
}
