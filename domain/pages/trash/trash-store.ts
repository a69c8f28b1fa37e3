/** Queries of `trashed_pages`. */
import type { Kysely } from 'kysely';
import { rowChanges } from '#database/change-rows.ts';
import type { Database } from '#database/database.ts';
import { inParts } from '#database/in-parts.ts';
import type { Schema, TrashedPageRow } from '#database/schema.ts';
import { rowReader } from '#domain/row-reader.ts';

export const trashedRows = rowChanges('trashed_pages');

export const trashReader = (database: Database) => rowReader(database, 'trashed_pages');

export async function insertTrashedRows(
  query: Kysely<Schema>,
  rows: readonly TrashedPageRow[],
): Promise<void> {
  for (const part of inParts(rows)) await query.insertInto('trashed_pages').values(part).execute();
}

/**
 * Removes the page from the trash.
 * @returns null if it is not there
 */
export async function takeTrashedRow(query: Kysely<Schema>, id: string): Promise<TrashedPageRow | null> {
  const row = await query.deleteFrom('trashed_pages').where('id', '=', id).returningAll().executeTakeFirst();
  return row ?? null;
}

export async function findTrashedRow(query: Kysely<Schema>, id: string): Promise<TrashedPageRow | null> {
  const row = await query.selectFrom('trashed_pages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The page with this slug that was deleted last: several may have had it, one after the other. */
export async function findTrashedId(query: Kysely<Schema>, slug: string): Promise<string | null> {
  const row = await query
    .selectFrom('trashed_pages')
    .select('id')
    .where('slug', '=', slug)
    .orderBy('trashed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Newest first, without the snapshots and who deleted them. */
export function listTrashedRows(
  query: Kysely<Schema>,
  limit: number,
): Promise<Omit<TrashedPageRow, 'snapshot' | 'trashed_by'>[]> {
  return query
    .selectFrom('trashed_pages')
    .select(['id', 'title', 'slug', 'trashed_at', 'purge_at'])
    .orderBy('trashed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** @returns the ids of the purged pages */
export async function deleteTrashedRowsDueBy(query: Kysely<Schema>, at: string): Promise<string[]> {
  const rows = await query.deleteFrom('trashed_pages').where('purge_at', '<=', at).returning('id').execute();
  return rows.map(({ id }) => id);
}
