/** Queries of `settings`: values that an installation generates once and keeps, and those that the owner chooses. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';

export async function findSetting(query: Kysely<Schema>, key: string): Promise<string | null> {
  const row = await query.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** Keeps an existing value: of several processes that start together, the first one wins. */
export async function insertSettingIfAbsent(
  query: Kysely<Schema>,
  key: string,
  value: string,
): Promise<void> {
  await query
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function putSetting(query: Kysely<Schema>, key: string, value: string): Promise<void> {
  await query
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
