/** Queries of `users`. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { UserRow } from './administrator.ts';

/** Oldest first. */
export async function listAdministrators(query: Kysely<Schema>): Promise<UserRow[]> {
  return query.selectFrom('users').selectAll().orderBy('created_at').orderBy('email').execute();
}

export async function hasAdministrators(query: Kysely<Schema>): Promise<boolean> {
  const row = await query.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function findAdministrator(query: Kysely<Schema>, userId: string): Promise<UserRow | null> {
  const row = await query.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return row ?? null;
}

/** @param email in lower case */
export async function findAdministratorByEmail(
  query: Kysely<Schema>,
  email: string,
): Promise<UserRow | null> {
  const row = await query.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return row ?? null;
}

export async function insertAdministrator(query: Kysely<Schema>, row: UserRow): Promise<void> {
  await query.insertInto('users').values(row).execute();
}

/**
 * Serialises transactions that change the sessions or factors of one administrator, on both engines: an update holds
 * its row until the transaction ends.
 */
export async function lockAdministrator(transaction: Kysely<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', userId)
    .execute();
}

/** @returns false when the password has changed since the row was read */
export async function updateLastSignIn(
  query: Kysely<Schema>,
  user: Pick<UserRow, 'id' | 'password_hash'>,
  at: Date,
): Promise<boolean> {
  const result = await query
    .updateTable('users')
    .set({ last_sign_in_at: at.toISOString() })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** @returns false when the password has changed since the row was read */
export async function updatePasswordHash(
  query: Kysely<Schema>,
  user: Pick<UserRow, 'id' | 'password_hash'>,
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const result = await query
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: at.toISOString() })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Stores a new hash of the same password; the account does not count as changed. Does nothing if its hash has changed.
 */
export async function renewPasswordHash(
  query: Kysely<Schema>,
  user: Pick<UserRow, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<void> {
  await query
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}

/**
 * Replaces any existing hash.
 * @returns the id of the account, or null if no account has this address
 */
export async function resetPasswordHash(
  query: Kysely<Schema>,
  email: string,
  passwordHash: string,
  at: Date,
): Promise<string | null> {
  const changed = await query
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: at.toISOString() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return changed?.id ?? null;
}

/** @returns false when the metadata has changed since the row was read */
export async function updateUserMetadata(
  query: Kysely<Schema>,
  user: Pick<UserRow, 'id' | 'user_metadata'>,
  json: string,
  at: Date,
): Promise<boolean> {
  const result = await query
    .updateTable('users')
    .set({ user_metadata: json, updated_at: at.toISOString() })
    .where('id', '=', user.id)
    .where('user_metadata', '=', user.user_metadata)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
