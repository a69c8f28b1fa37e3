/**
 * What a right code does, in one transaction: question and code are spent, the factor counts, the session is aal2 with
 * a new refresh token, and whatever else was open with one factor only is closed.
 */
import type { Kysely, Selectable } from 'kysely';
import type { MfaChallengesTable, Schema } from '#database/schema.ts';
import type { AuthenticationMethod } from '#domain/auth/access-token.ts';
import type { Caller } from '#domain/auth/authenticate.ts';
import { type SessionRow, withMethod } from '#domain/auth/session.ts';
import { type FactorRow, hasVerifiedFactor, lockFactorsOf } from './factor.ts';

export type ChallengeRow = Selectable<MfaChallengesTable>;
export type Acceptance =
  | { ok: true; session: SessionRow }
  | { ok: false; code: 'wrong_code' | 'challenge_not_yours' | 'session_gone' | 'insufficient_aal' };

export interface RightCode {
  caller: Caller;
  factor: FactorRow;
  challenge: ChallengeRow;
  /** Null for a code by message. */
  step: number | null;
  at: Date;
}

/** A refusal leaves nothing behind: each is met before the first write, or by one that changed no row. */
export async function acceptCode(
  transaction: Kysely<Schema>,
  { caller, factor, challenge, step, at }: RightCode,
): Promise<Acceptance> {
  const userId = caller.administrator.id;
  const atText = at.toISOString();
  await lockFactorsOf(transaction, userId);
  // A factor somebody enrolled with the password alone must not open what a verified one protects.
  if (
    factor.status === 'unverified' &&
    caller.aal === 'aal1' &&
    (await hasVerifiedFactor(transaction, userId))
  ) {
    return { ok: false, code: 'insufficient_aal' };
  }
  const session = await lockSession(transaction, caller.sessionId);
  if (session === undefined) return { ok: false, code: 'session_gone' };
  if (!(await isOpen(transaction, challenge.id))) return { ok: false, code: 'challenge_not_yours' };
  if (!(await spendCode(transaction, factor, step, atText))) return { ok: false, code: 'wrong_code' };

  await transaction
    .updateTable('mfa_challenges')
    .set({ used_at: atText })
    .where('id', '=', challenge.id)
    .execute();
  const raised = await transaction
    .updateTable('sessions')
    .set((column) => ({
      aal: 'aal2' as const,
      amr: withMethod(session.amr, methodOf(factor), at),
      factor_id: factor.id,
      // Skips a generation: the token of before is not the one just replaced, so it fetches no successor.
      refresh_counter: column('refresh_counter', '+', 2),
      refreshed_at: atText,
    }))
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', session.id)
    .where('aal', '=', 'aal1')
    .execute();
  await transaction
    .deleteFrom('mfa_factors')
    .where('user_id', '=', userId)
    .where('factor_type', '=', factor.factor_type)
    .where('status', '=', 'unverified')
    .execute();
  return { ok: true, session: raised };
}

/** A sign-out at the same moment comes before or after, on both engines: an update holds its row. */
async function lockSession(transaction: Kysely<Schema>, sessionId: string): Promise<SessionRow | undefined> {
  return transaction
    .updateTable('sessions')
    .set((column) => ({ aal: column.ref('aal') }))
    .where('id', '=', sessionId)
    .returningAll()
    .executeTakeFirst();
}

async function isOpen(transaction: Kysely<Schema>, challengeId: string): Promise<boolean> {
  const open = await transaction
    .selectFrom('mfa_challenges')
    .select('id')
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

/** @returns false when the factor is gone, or a code as new has been accepted before */
async function spendCode(
  transaction: Kysely<Schema>,
  factor: FactorRow,
  step: number | null,
  atText: string,
): Promise<boolean> {
  let update = transaction
    .updateTable('mfa_factors')
    .set({ status: 'verified', ...(factor.status === 'unverified' && { updated_at: atText }) })
    .where('id', '=', factor.id);
  if (step !== null) {
    update = update
      .set({ last_used_step: step })
      .where((column) =>
        column.or([column('last_used_step', 'is', null), column('last_used_step', '<', step)]),
      );
  }
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/** How the factor is called in the session's list of methods. */
export function methodOf(factor: Pick<FactorRow, 'factor_type'>): AuthenticationMethod['method'] {
  return factor.factor_type === 'totp' ? 'totp' : 'mfa/phone';
}
