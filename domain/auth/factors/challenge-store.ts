/** Queries of `mfa_challenges`. */
import type { Kysely, Selectable } from 'kysely';
import type { MfaChallengesTable } from '#database/schema/account-tables.ts';
import type { Schema } from '#database/schema.ts';

export type ChallengeRow = Selectable<MfaChallengesTable>;

/** @returns null also for a challenge of another factor */
export async function findChallenge(
  query: Kysely<Schema>,
  factorId: string,
  challengeId: string,
): Promise<ChallengeRow | null> {
  const row = await query
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('id', '=', challengeId)
    .where('factor_id', '=', factorId)
    .executeTakeFirst();
  return row ?? null;
}

export async function isChallengeOpen(query: Kysely<Schema>, challengeId: string): Promise<boolean> {
  const open = await query
    .selectFrom('mfa_challenges')
    .select('id')
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

export async function insertChallenge(query: Kysely<Schema>, row: ChallengeRow): Promise<void> {
  await query.insertInto('mfa_challenges').values(row).execute();
}

export async function markChallengeUsed(query: Kysely<Schema>, challengeId: string, at: Date): Promise<void> {
  await query
    .updateTable('mfa_challenges')
    .set({ used_at: at.toISOString() })
    .where('id', '=', challengeId)
    .execute();
}

/** @param before ISO-8601, UTC */
export async function deleteChallengesBefore(
  query: Kysely<Schema>,
  factorId: string,
  before: string,
): Promise<void> {
  await query
    .deleteFrom('mfa_challenges')
    .where('factor_id', '=', factorId)
    .where('created_at', '<', before)
    .execute();
}
