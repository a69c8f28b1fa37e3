/** Queries of `short_links`. */
import type { Kysely } from 'kysely';
import type { RowCondition, RowQuery } from '#database/row-query.ts';
import type { Schema, ShortLinkRow } from '#database/schema.ts';
import { countRows, matching, type Row, type RowSource, selectRows } from '#database/select-rows.ts';

export type ShortLinkWrite = Partial<Pick<ShortLinkRow, 'page_key' | 'label'>>;

export async function findShortLink(query: Kysely<Schema>, code: string): Promise<ShortLinkRow | null> {
  const row = await query.selectFrom('short_links').selectAll().where('code', '=', code).executeTakeFirst();
  return row ?? null;
}

export function insertShortLinkRows(
  query: Kysely<Schema>,
  rows: readonly ShortLinkRow[],
): Promise<ShortLinkRow[]> {
  return query
    .insertInto('short_links')
    .values([...rows])
    .returningAll()
    .execute();
}

export function updateShortLinkRows(
  source: RowSource,
  conditions: readonly RowCondition[],
  changes: ShortLinkWrite,
): Promise<ShortLinkRow[]> {
  return source.query
    .updateTable('short_links')
    .set(changes)
    .where(matching(conditions, source.patterns))
    .returningAll()
    .execute();
}

export function deleteShortLinkRows(
  source: RowSource,
  conditions: readonly RowCondition[],
): Promise<ShortLinkRow[]> {
  return source.query
    .deleteFrom('short_links')
    .where(matching(conditions, source.patterns))
    .returningAll()
    .execute();
}

export function selectShortLinkRows(source: RowSource, query: RowQuery): Promise<Row[]> {
  return selectRows(source, 'short_links', query);
}

export function countShortLinkRows(source: RowSource, conditions: readonly RowCondition[]): Promise<number> {
  return countRows(source, 'short_links', conditions);
}
