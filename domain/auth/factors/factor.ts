/** Second factors as everybody but their own code sees them: what they are, never what they hold. */
import type { Kysely, Selectable } from 'kysely';
import type { MfaFactorsTable, Schema } from '#database/schema.ts';

export interface Factor {
  id: string;
  type: 'totp' | 'phone';
  /** Only a verified one is asked for, and only then are sensitive calls closed to aal1. */
  status: 'unverified' | 'verified';
  /** May be empty. */
  friendlyName: string;
  /** With + and country code; null for an app. */
  phone: string | null;
  /** ISO-8601, UTC, as the two below. */
  createdAt: string;
  updatedAt: string;
  lastChallengedAt: string | null;
}

export type FactorRow = Selectable<MfaFactorsTable>;

export function factorOf(row: FactorRow): Factor {
  return {
    id: row.id,
    type: row.factor_type,
    status: row.status,
    friendlyName: row.friendly_name,
    phone: row.phone,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastChallengedAt: row.last_challenged_at,
  };
}

/** Oldest first. */
export async function listFactors(query: Kysely<Schema>, userId: string): Promise<Factor[]> {
  const rows = await query
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(factorOf);
}

/** @returns null also for a factor of somebody else */
export async function findFactor(
  query: Kysely<Schema>,
  userId: string,
  factorId: string,
): Promise<FactorRow | null> {
  const row = await query
    .selectFrom('mfa_factors')
    .selectAll()
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function hasVerifiedFactor(query: Kysely<Schema>, userId: string): Promise<boolean> {
  const one = await query
    .selectFrom('mfa_factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** Lets changes to the factors of one user happen one after the other, on both engines: an update holds its row. */
export async function lockFactorsOf(transaction: Kysely<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', userId)
    .execute();
}
