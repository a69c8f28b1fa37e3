/** Queries of `redirects` by the page that the rules lead to, for the former addresses of a page. */
import type { Kysely } from 'kysely';
import type { RedirectRow, Schema } from '#database/schema.ts';

export type FormerAddress = { path: string; kind: RedirectRow['kind'] };

/** The addresses whose rules lead to the page. */
export async function findAddressesOf(query: Kysely<Schema>, pageId: string): Promise<FormerAddress[]> {
  return query
    .selectFrom('redirects')
    .select(['from_path as path', 'kind'])
    .where('to_page_id', '=', pageId)
    .orderBy('from_path')
    .execute();
}

/** Makes the rule of an address lead to another page, if it leads to the given one now. */
export async function aimRule(
  query: Kysely<Schema>,
  fromPath: string,
  { from, to, kind }: { from: string; to: string; kind: RedirectRow['kind'] },
): Promise<void> {
  await query
    .updateTable('redirects')
    .set({ to_page_id: to, kind })
    .where('from_path', '=', fromPath)
    .where('to_page_id', '=', from)
    .execute();
}
