/** Queries of `redirects`: what is answered at addresses where no page is any more. */
import type { Kysely } from 'kysely';
import type { RedirectRow, Schema } from '#database/schema.ts';

/** The rule of an address, with the slug of the page it aims at. */
export type FoundRule = Pick<RedirectRow, 'status' | 'to_path' | 'to_page_id'> & {
  /** Null if the rule aims at no page, or the page is not published now. */
  slug: string | null;
};

export type NewRule = Pick<
  RedirectRow,
  'from_path' | 'to_page_id' | 'to_path' | 'status' | 'kind' | 'by' | 'at'
>;

export async function findRule(query: Kysely<Schema>, fromPath: string): Promise<FoundRule | null> {
  // PostgreSQL refuses a NUL in a query, and no address contains one.
  if (fromPath.includes('\0')) return null;
  const rule = await query
    .selectFrom('redirects')
    .leftJoin('generated_pages', 'generated_pages.id', 'redirects.to_page_id')
    .select(['redirects.status', 'redirects.to_path', 'redirects.to_page_id', 'generated_pages.slug'])
    .where('from_path', '=', fromPath)
    .executeTakeFirst();
  return rule ?? null;
}

/** Replaces rules that exist. Its parameters are limited, so give it at most a thousand rules. */
export async function putRules(query: Kysely<Schema>, rules: readonly NewRule[]): Promise<void> {
  if (rules.length === 0) return;
  await query
    .insertInto('redirects')
    .values([...rules])
    .onConflict((conflict) =>
      conflict.column('from_path').doUpdateSet(({ ref }) => ({
        to_page_id: ref('excluded.to_page_id'),
        to_path: ref('excluded.to_path'),
        status: ref('excluded.status'),
        kind: ref('excluded.kind'),
        by: ref('excluded.by'),
        at: ref('excluded.at'),
        hits: 0,
        last_hit_at: null,
      })),
    )
    .execute();
}

export async function deleteRules(query: Kysely<Schema>, fromPaths: readonly string[]): Promise<void> {
  if (fromPaths.length === 0) return;
  await query.deleteFrom('redirects').where('from_path', 'in', fromPaths).execute();
}

/** The rule that the last change of a page's address left. */
export async function findNewestRename(
  query: Kysely<Schema>,
  pageId: string,
): Promise<Pick<RedirectRow, 'from_path' | 'at'> | null> {
  const rule = await query
    .selectFrom('redirects')
    .select(['from_path', 'at'])
    .where('to_page_id', '=', pageId)
    .where('kind', '=', 'slug')
    .orderBy('at', 'desc')
    .orderBy('from_path')
    .limit(1)
    .executeTakeFirst();
  return rule ?? null;
}

/** Turns the rule that a deletion left at the former address of a page into a redirect to the page. */
export async function redirectGoneAddress(
  query: Kysely<Schema>,
  fromPath: string,
  pageId: string,
  at: string,
): Promise<void> {
  await query
    .updateTable('redirects')
    .set({ status: 301, kind: 'slug', at })
    .where('from_path', '=', fromPath)
    .where('to_page_id', '=', pageId)
    .execute();
}
