/** Queries of `page_versions`. */
import type { Expression, Kysely, SqlBool } from 'kysely';
import { rowChanges } from '#database/change-rows.ts';
import { inParts } from '#database/in-parts.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { GeneratedPageRow, PageVersionRow, Schema } from '#database/schema.ts';
import { matching, type RowSource } from '#database/select-rows.ts';

export const versionRows = rowChanges('page_versions');

export type LastVersion = Pick<PageVersionRow, 'id' | 'page_id' | 'number' | 'snapshot' | 'label'>;

/** @returns the newest version of each page that has one */
export async function findLastVersions(
  query: Kysely<Schema>,
  pageIds: readonly string[],
): Promise<Map<string, LastVersion>> {
  const found = new Map<string, LastVersion>();
  for (const part of inParts(pageIds)) {
    const rows = await query
      .selectFrom('page_versions as version')
      .select(['id', 'page_id', 'number', 'snapshot', 'label'])
      .where('page_id', 'in', part)
      .where(({ eb, selectFrom }) =>
        eb(
          'number',
          '=',
          selectFrom('page_versions as other')
            .select(({ fn }) => fn.max<number>('other.number').as('last'))
            .whereRef('other.page_id', '=', 'version.page_id'),
        ),
      )
      .execute();
    for (const row of rows) found.set(row.page_id, row);
  }
  return found;
}

/** A version that another process has written in the meantime is kept. */
export async function insertVersions(query: Kysely<Schema>, rows: readonly PageVersionRow[]): Promise<void> {
  for (const part of inParts(rows)) {
    await query
      .insertInto('page_versions')
      .values(part)
      .onConflict((conflict) => conflict.columns(['page_id', 'number']).doNothing())
      .execute();
  }
}

/** @param limit if given, only this many are returned, ordered by id */
export function findUnversionedPages(
  query: Kysely<Schema>,
  where: Expression<SqlBool>,
  limit?: number,
): Promise<GeneratedPageRow[]> {
  const pages = query
    .selectFrom('generated_pages')
    .selectAll()
    .where(where)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('page_versions')
            .select('page_versions.id')
            .whereRef('page_versions.page_id', '=', 'generated_pages.id'),
        ),
      ),
    );
  return (limit === undefined ? pages : pages.orderBy('generated_pages.id').limit(limit)).execute();
}

export async function labelVersion(query: Kysely<Schema>, id: string, label: string): Promise<void> {
  await query.updateTable('page_versions').set({ label }).where('id', '=', id).execute();
}

export async function findVersion(
  query: Kysely<Schema>,
  pageId: string,
  number: number,
): Promise<PageVersionRow | null> {
  const row = await query
    .selectFrom('page_versions')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/** Oldest first, without the snapshots. */
export function listVersionRows(
  query: Kysely<Schema>,
  pageId: string,
  limit: number,
): Promise<Pick<PageVersionRow, 'number' | 'at' | 'event' | 'label'>[]> {
  return query
    .selectFrom('page_versions')
    .select(['number', 'at', 'event', 'label'])
    .where('page_id', '=', pageId)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Keeps every version with a name, and the newest of the others. */
export async function deleteOldVersions(query: Kysely<Schema>, pageId: string, kept: number): Promise<void> {
  const oldest = await query
    .selectFrom('page_versions')
    .select('number')
    .where('page_id', '=', pageId)
    .where('label', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .offset(kept)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await query
    .deleteFrom('page_versions')
    .where('page_id', '=', pageId)
    .where('label', 'is', null)
    .where('number', '<=', oldest.number)
    .execute();
}

export async function deleteVersionsOfPages(
  query: Kysely<Schema>,
  pageIds: readonly string[],
): Promise<void> {
  for (const part of inParts(pageIds)) {
    await query.deleteFrom('page_versions').where('page_id', 'in', part).execute();
  }
}

/** Versions with a name are kept, whatever the conditions. */
export function deleteUnnamedVersions(
  source: RowSource,
  conditions: readonly RowCondition[],
): Promise<PageVersionRow[]> {
  return source.query
    .deleteFrom('page_versions')
    .where(matching(conditions, source.patterns))
    .where('label', 'is', null)
    .returningAll()
    .execute();
}
