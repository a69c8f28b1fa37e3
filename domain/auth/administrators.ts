/** The people who may sign in. Nobody signs up: they are made by the command line or on the first start. */
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import type { Schema, UsersTable } from '#database/schema.ts';
import { recordCommand } from './audit-log.ts';
import { hashPassword } from './password-hash.ts';
import { type PasswordProblem, passwordProblem } from './password-rules.ts';

export interface Administrator {
  id: string;
  /** Lower case. */
  email: string;
  /** The user may write it; never authorise on it. */
  userMetadata: Record<string, unknown>;
  /** ISO-8601, UTC, as the two below. */
  createdAt: string;
  updatedAt: string;
  lastSignInAt: string | null;
}

export type NewAdministratorResult =
  | { ok: true; administrator: Administrator }
  | { ok: false; code: 'invalid_email' | 'email_exists' | PasswordProblem };

const emailShape = z.email().max(254);

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

export async function createAdministrator(
  database: Database,
  credentials: { email: string; password: string },
  now: Date,
): Promise<NewAdministratorResult> {
  const email = normaliseEmail(credentials.email);
  if (!emailShape.safeParse(email).success) return { ok: false, code: 'invalid_email' };
  const problem = passwordProblem(credentials.password);
  if (problem !== null) return { ok: false, code: problem };
  const row: Selectable<UsersTable> = {
    id: randomUUID(),
    email,
    password_hash: await hashPassword(credentials.password),
    user_metadata: '{}',
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    last_sign_in_at: null,
  };
  try {
    await database.query.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values(row).execute();
      await recordCommand(transaction, { kind: 'administrator_created', userId: row.id }, now);
    });
  } catch (error) {
    if (database.isUniqueViolation(error)) return { ok: false, code: 'email_exists' };
    throw error;
  }
  return { ok: true, administrator: administratorOf(row) };
}

/** The way in that never needs a shell. @returns null when there already is an administrator */
export async function createFirstAdministrator(
  database: Database,
  credentials: { email: string; password: string },
  now: Date,
): Promise<NewAdministratorResult | null> {
  const someone = await database.query.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return someone === undefined ? createAdministrator(database, credentials, now) : null;
}

/** Sets a new password without the old one and ends every session of the account. */
export async function resetPassword(
  database: Database,
  credentials: { email: string; password: string },
  now: Date,
): Promise<{ ok: true } | { ok: false; code: 'unknown_email' | PasswordProblem }> {
  const problem = passwordProblem(credentials.password);
  if (problem !== null) return { ok: false, code: problem };
  const passwordHash = await hashPassword(credentials.password);
  return database.query.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: now.toISOString() })
      .where('email', '=', normaliseEmail(credentials.email))
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return { ok: false, code: 'unknown_email' };
    await transaction.deleteFrom('sessions').where('user_id', '=', changed.id).execute();
    await recordCommand(transaction, { kind: 'password_reset', userId: changed.id }, now);
    return { ok: true };
  });
}

/** Oldest first. */
export async function listAdministrators(query: Kysely<Schema>): Promise<Administrator[]> {
  const rows = await query.selectFrom('users').selectAll().orderBy('created_at').orderBy('email').execute();
  return rows.map(administratorOf);
}

export function administratorOf(row: Selectable<UsersTable>): Administrator {
  return {
    id: row.id,
    email: row.email,
    userMetadata: readMetadata(row.user_metadata),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSignInAt: row.last_sign_in_at,
  };
}

const metadataShape = z.record(z.string(), z.unknown());

export function readMetadata(json: string): Record<string, unknown> {
  return metadataShape.parse(JSON.parse(json));
}
