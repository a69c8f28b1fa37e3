/** Queries of `preview_links`. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';

export async function insertPreviewLink(
  query: Kysely<Schema>,
  link: { hash: string; draft_id: string; expires_at: string },
): Promise<void> {
  await query.insertInto('preview_links').values(link).execute();
}

/** @returns null if there is no such link, or if it has expired */
export async function findValidLink(
  query: Kysely<Schema>,
  hash: string,
  at: string,
): Promise<{ draft_id: string; expires_at: string } | null> {
  const row = await query
    .selectFrom('preview_links')
    .select(['draft_id', 'expires_at'])
    .where('hash', '=', hash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes the links of the draft, except the `keep` links that expire last. @returns how many it deleted */
export async function deletePreviewLinksOf(
  query: Kysely<Schema>,
  draftId: string,
  keep: number,
): Promise<number> {
  const kept = await query
    .selectFrom('preview_links')
    .select('hash')
    .where('draft_id', '=', draftId)
    .orderBy('expires_at', 'desc')
    .orderBy('hash')
    .limit(keep)
    .execute();
  const deleted = await query
    .deleteFrom('preview_links')
    .where('draft_id', '=', draftId)
    .$if(kept.length > 0, (others) =>
      others.where(
        'hash',
        'not in',
        kept.map(({ hash }) => hash),
      ),
    )
    .returning('hash')
    .execute();
  return deleted.length;
}

/** @returns how many links it deleted */
export async function deletePreviewLinksExpiredBy(query: Kysely<Schema>, at: string): Promise<number> {
  const deleted = await query
    .deleteFrom('preview_links')
    .where('expires_at', '<=', at)
    .returning('hash')
    .execute();
  return deleted.length;
}
