/** Queries of `page_codes`. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';

export async function findCodeOfPage(query: Kysely<Schema>, pageKey: string): Promise<string | null> {
  const row = await query
    .selectFrom('page_codes')
    .select('code')
    .where('page_key', '=', pageKey)
    .executeTakeFirst();
  return row?.code ?? null;
}

export async function findPageOfCode(query: Kysely<Schema>, code: string): Promise<string | null> {
  const row = await query
    .selectFrom('page_codes')
    .select('page_key')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.page_key ?? null;
}

export async function isAnyCodeUsed(query: Kysely<Schema>, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return false;
  const row = await query
    .selectFrom('page_codes')
    .select('code')
    .where('code', 'in', codes)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countPageCodes(query: Kysely<Schema>): Promise<number> {
  const { used } = await query
    .selectFrom('page_codes')
    .select(({ fn }) => fn.countAll<number | string>().as('used'))
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** Does nothing if the page has a code, or another page has this one. */
export async function insertPageCode(query: Kysely<Schema>, pageKey: string, code: string): Promise<void> {
  await query
    .insertInto('page_codes')
    .values({ page_key: pageKey, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
