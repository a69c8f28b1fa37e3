/** Queries of `signing_keys`. */
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/database.ts';
import type { SigningKeysTable } from '#database/schema/account-tables.ts';
import type { Schema } from '#database/schema.ts';

export type SigningKeyRow = Selectable<SigningKeysTable>;

/** Newest first. */
export async function listSigningKeys(query: Kysely<Schema>): Promise<SigningKeyRow[]> {
  return query.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').orderBy('kid').execute();
}

/** For a database that may not have been migrated yet. @returns null if the table does not exist */
export async function listSigningKeysIfMigrated(
  query: Kysely<Schema>,
  { findTables }: Pick<Database, 'findTables'>,
): Promise<SigningKeyRow[] | null> {
  const tables = await findTables(query);
  return tables.has('signing_keys') ? listSigningKeys(query) : null;
}

export async function insertSigningKey(query: Kysely<Schema>, row: SigningKeyRow): Promise<void> {
  await query.insertInto('signing_keys').values(row).execute();
}

export async function deleteSigningKeys(query: Kysely<Schema>, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await query.deleteFrom('signing_keys').where('kid', 'in', kids).execute();
}
