/**
 * Accepts a correct code in one transaction: marks code and challenge as used, verifies the factor, raises the session to
 * aal2 with a new refresh token, ends all other sessions that have given one factor only, and deletes the unfinished
 * enrolments of factors of the same type.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { lockAdministrator } from '#domain/auth/administrators/administrator-store.ts';
import { raiseSession } from '#domain/auth/sessions/assurance-level.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { deleteOtherSessions, lockSession, type SessionRow } from '#domain/auth/sessions/session-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type ChallengeRow, isChallengeOpen, markChallengeUsed } from './challenge-store.ts';
import type { FactorRow } from './factor.ts';
import { acceptTimeStep, deleteUnverifiedFactors, hasVerifiedFactor } from './factor-store.ts';

export interface AcceptanceFailure {
  code: 'wrong_code' | 'challenge_not_yours' | 'session_gone' | 'insufficient_aal';
}

export interface CorrectCode {
  caller: SignedInCaller;
  factor: FactorRow;
  challenge: ChallengeRow;
  /** Null for a code by message. */
  step: number | null;
  at: Date;
}

/** A refusal changes nothing: it happens before the first write, or because a write matched no row. */
export async function acceptCode(
  transaction: Kysely<Schema>,
  { caller, factor, challenge, step, at }: CorrectCode,
): Promise<Result<SessionRow, AcceptanceFailure>> {
  const userId = caller.administrator.id;
  await lockAdministrator(transaction, userId);
  // A factor enrolled with the password alone must not give access that a verified factor protects.
  const isHalfEnrolled = factor.status === 'unverified' && caller.aal === 'aal1';
  if (isHalfEnrolled && (await hasVerifiedFactor(transaction, userId))) {
    return refusal({ code: 'insufficient_aal' });
  }
  const session = await lockSession(transaction, caller.sessionId);
  if (session === null) return refusal({ code: 'session_gone' });
  if (!(await isChallengeOpen(transaction, challenge.id))) return refusal({ code: 'challenge_not_yours' });
  if (!(await acceptTimeStep(transaction, factor, step, at))) return refusal({ code: 'wrong_code' });

  await markChallengeUsed(transaction, challenge.id, at);
  const raised = await raiseSession(transaction, session, factor, at);
  await deleteOtherSessions(transaction, { userId, sessionId: session.id }, 'aal1');
  await deleteUnverifiedFactors(transaction, userId, factor.factor_type);
  return success(raised);
}
