/** Queries of `mfa_factors`. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { FactorRow } from './factor.ts';
import { latestPlausibleStep } from './totp.ts';

/** Oldest first. */
export async function listFactors(query: Kysely<Schema>, userId: string): Promise<FactorRow[]> {
  return query
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @returns null also for another user's factor */
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
  const row = await query
    .selectFrom('mfa_factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFactor(query: Kysely<Schema>, row: FactorRow): Promise<void> {
  await query.insertInto('mfa_factors').values(row).execute();
}

export async function updateLastChallenged(query: Kysely<Schema>, factorId: string, at: Date): Promise<void> {
  await query
    .updateTable('mfa_factors')
    .set({ last_challenged_at: at.toISOString() })
    .where('id', '=', factorId)
    .execute();
}

/**
 * Marks the factor verified. Given a time step, accepts only one newer than the last (compare-and-set), so that a code
 * works once.
 * @returns false when the factor is gone, or a code of that step or a later one was accepted before
 */
export async function acceptTimeStep(
  query: Kysely<Schema>,
  factor: FactorRow,
  step: number | null,
  at: Date,
): Promise<boolean> {
  let update = query
    .updateTable('mfa_factors')
    .set({ status: 'verified', ...(factor.status === 'unverified' && { updated_at: at.toISOString() }) })
    .where('id', '=', factor.id);
  if (step !== null) {
    update = update.set({ last_used_step: step }).where((column) =>
      column.or([
        column('last_used_step', 'is', null),
        column('last_used_step', '<', step),
        // Stored while the clock was ahead. Without this, no code would be accepted until that time.
        column('last_used_step', '>', latestPlausibleStep(at)),
      ]),
    );
  }
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deleteFactor(query: Kysely<Schema>, factorId: string): Promise<void> {
  await query.deleteFrom('mfa_factors').where('id', '=', factorId).execute();
}

/** @returns how many there were */
export async function deleteFactorsOf(query: Kysely<Schema>, userId: string): Promise<number> {
  const result = await query.deleteFrom('mfa_factors').where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteUnverifiedFactors(
  query: Kysely<Schema>,
  userId: string,
  type: FactorRow['factor_type'],
): Promise<void> {
  await query
    .deleteFrom('mfa_factors')
    .where('user_id', '=', userId)
    .where('factor_type', '=', type)
    .where('status', '=', 'unverified')
    .execute();
}

/** Deletes unfinished enrolments that were created before this time (ISO-8601, UTC) and not challenged since. */
export async function deleteAbandonedFactors(
  query: Kysely<Schema>,
  userId: string,
  before: string,
): Promise<void> {
  await query
    .deleteFrom('mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('created_at', '<', before)
    .where('id', 'not in', (challenged) =>
      challenged.selectFrom('mfa_challenges').select('factor_id').where('created_at', '>=', before),
    )
    .execute();
}
