/** Queries of `page_bands`. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { entriesOfKey } from './band-entry.ts';

/**
 * How many entries one statement has. They are written as literals, in a third of the time that parameters take, which
 * is safe because they are numbers of our own.
 */
const entriesAtOnce = 6_000;

/** The entries are sorted, so that neighbours in the table are written together. */
export async function insertBandEntries(query: Kysely<Schema>, entries: number[]): Promise<void> {
  for (const part of sortedParts(entries)) {
    await sql`insert into page_bands (entry) values ${sql.raw(part.map((entry) => `(${entry})`).join())}`.execute(
      query,
    );
  }
}

export async function deleteBandEntries(query: Kysely<Schema>, entries: number[]): Promise<void> {
  for (const part of sortedParts(entries)) {
    await sql`delete from page_bands where entry in (${sql.raw(part.join())})`.execute(query);
  }
}

/** @returns the newest entries of each key, at most `limit` of each */
export async function findBandEntries(
  query: Kysely<Schema>,
  keys: readonly number[],
  limit: number,
): Promise<number[]> {
  if (keys.length === 0) return [];
  const parts = keys.map((key) => {
    const [from, before] = entriesOfKey(key);
    return sql`select entry from (select entry from page_bands where entry >= ${from} and entry < ${before}
      order by entry desc limit ${limit}) as newest`;
  });
  const { rows } = await sql<{ entry: number }>`${sql.join(parts, sql` union all `)}`.execute(query);
  return rows.map(({ entry }) => entry);
}

function* sortedParts(entries: number[]): Generator<number[]> {
  const sorted = Float64Array.from(entries).sort();
  for (let from = 0; from < sorted.length; from += entriesAtOnce) {
    yield [...sorted.subarray(from, from + entriesAtOnce)];
  }
}
