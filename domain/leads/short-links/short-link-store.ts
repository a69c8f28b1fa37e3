/** Queries of `short_links`. */
import type { Kysely } from 'kysely';
import { rowChanges } from '#database/change-rows.ts';
import type { Schema, ShortLinkRow } from '#database/schema.ts';

export const shortLinkRows = rowChanges('short_links');

export type ShortLinkWrite = Partial<Pick<ShortLinkRow, 'page_key' | 'label'>>;

export async function findShortLink(query: Kysely<Schema>, code: string): Promise<ShortLinkRow | null> {
  const row = await query.selectFrom('short_links').selectAll().where('code', '=', code).executeTakeFirst();
  return row ?? null;
}

/**
 * Forgets who made a link.
 * @param at the first moment to keep (ISO-8601, UTC)
 */
export async function forgetMakersBefore(query: Kysely<Schema>, at: string): Promise<void> {
  await query
    .updateTable('short_links')
    .set({ by: null })
    .where('at', '<', at)
    .where('by', 'is not', null)
    .execute();
}
