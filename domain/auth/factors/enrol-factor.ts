/** Adds a second factor. It has no effect until its first code has been verified. */
import { randomUUID } from 'node:crypto';
import { lockAdministrator } from '#domain/auth/administrators/administrator-store.ts';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { challengesExpiredAt } from './challenge.ts';
import { type Factor, type FactorRow, factorOf } from './factor.ts';
import { sealTotpSecret } from './factor-secrets.ts';
import { deleteAbandonedFactors, insertFactor, listFactors } from './factor-store.ts';
import { newTotpKey, type TotpKey } from './totp.ts';

/** The limit for one user, counting verified and unverified factors. */
const maxFactors = 10;

export type NewFactor =
  | { type: 'totp'; friendlyName: string; issuer: string | undefined }
  | { type: 'phone'; friendlyName: string; phone: string };

export interface Enrolment {
  factor: Factor;
  /** Shown only this once; null for a phone. */
  totp: TotpKey | null;
}

type Conflict = 'insufficient_aal' | 'name_taken' | 'too_many_factors' | 'phone_verified_already';

export type EnrolFailure =
  | { code: Conflict | 'phone_disabled' }
  | { code: 'too_many_enrolments'; retryAfterSeconds: number };

type EnrolResult = Result<Enrolment, EnrolFailure>;

export async function enrolFactor(
  dependencies: AuthDependencies,
  caller: SignedInCaller,
  wanted: NewFactor,
  client: Client,
): Promise<EnrolResult> {
  const { database, audit, factorLimits, clock } = dependencies;
  if (wanted.type === 'phone' && dependencies.messageSender === null)
    return refusal({ code: 'phone_disabled' });
  // Checked before the limit, so that somebody who has only the password cannot use it up.
  if (caller.isSecondFactorDue) return refusal({ code: 'insufficient_aal' });
  const userId = caller.administrator.id;
  const retryAfterSeconds = await factorLimits.countEnrolment(userId);
  if (retryAfterSeconds > 0) return refusal({ code: 'too_many_enrolments', retryAfterSeconds });
  const at = clock();
  const { row, totp } = newFactor(dependencies, caller, wanted, at);
  return database.query.transaction().execute(async (transaction): Promise<EnrolResult> => {
    await lockAdministrator(transaction, userId);
    await deleteAbandonedFactors(transaction, userId, challengesExpiredAt(at));
    const conflict = findConflict(await listFactors(transaction, userId), wanted, caller);
    if (conflict !== null) return refusal({ code: conflict });
    await insertFactor(transaction, row);
    const event = { userId, sessionId: caller.sessionId, client };
    await audit.record(transaction, { kind: 'factor_enrolled', ...event });
    return success({ factor: factorOf(row), totp });
  });
}

function newFactor(
  { box, issuer }: AuthDependencies,
  { administrator }: SignedInCaller,
  wanted: NewFactor,
  at: Date,
): { row: FactorRow; totp: TotpKey | null } {
  const id = randomUUID();
  const totp =
    wanted.type === 'totp'
      ? newTotpKey({ issuer: wanted.issuer || issuer, account: administrator.email })
      : null;
  const row: FactorRow = {
    id,
    user_id: administrator.id,
    factor_type: wanted.type,
    status: 'unverified',
    friendly_name: wanted.friendlyName,
    secret: totp === null ? null : sealTotpSecret(box, id, totp.secret),
    phone: wanted.type === 'phone' ? wanted.phone : null,
    last_used_step: null,
    last_challenged_at: null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  return { row, totp };
}

function findConflict(
  factors: readonly FactorRow[],
  wanted: NewFactor,
  caller: SignedInCaller,
): Conflict | null {
  const verified = factors.filter((factor) => factor.status === 'verified');
  if (verified.length > 0 && caller.aal === 'aal1') return 'insufficient_aal';
  if (factors.length >= maxFactors) return 'too_many_factors';
  if (factors.some((factor) => factor.friendly_name === wanted.friendlyName)) return 'name_taken';
  if (wanted.type === 'phone' && verified.some((factor) => factor.phone === wanted.phone)) {
    return 'phone_verified_already';
  }
  return null;
}
