/** A new second factor. Until its first code has been seen it counts for nothing. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { Caller } from '#domain/auth/authenticate.ts';
import type { Client } from '#domain/auth/client.ts';
import { type Factor, type FactorRow, factorOf, listFactors, lockFactorsOf } from './factor.ts';
import { challengesExpiredAt, type FactorTools } from './factor-tools.ts';
import { newTotpKey, type TotpKey } from './totp.ts';

/** Of one user, verified or not. */
const maxFactors = 10;

export type NewFactor =
  | { type: 'totp'; friendlyName: string; issuer: string | undefined }
  | { type: 'phone'; friendlyName: string; phone: string };

export type EnrolResult =
  /** The key is shown this once. */
  | { ok: true; factor: Factor; totp: TotpKey | null }
  | {
      ok: false;
      code: Refusal | 'phone_off';
    }
  | { ok: false; code: 'too_many_enrolments'; retryAfterSeconds: number };

type Refusal = 'insufficient_aal' | 'name_taken' | 'too_many_factors' | 'phone_verified_already';

export async function enrolFactor(
  caller: Caller,
  wanted: NewFactor,
  client: Client,
  tools: FactorTools,
): Promise<EnrolResult> {
  if (wanted.type === 'phone' && tools.sender === null) return { ok: false, code: 'phone_off' };
  // Before the count: a password alone must not use up what its owner may enrol.
  if (caller.isSecondFactorDue) return { ok: false, code: 'insufficient_aal' };
  const userId = caller.administrator.id;
  const wait = await tools.limits.countEnrolment(userId);
  if (wait > 0) return { ok: false, code: 'too_many_enrolments', retryAfterSeconds: wait };
  const id = randomUUID();
  const totp =
    wanted.type === 'totp'
      ? newTotpKey({ issuer: wanted.issuer || tools.issuer, account: caller.administrator.email })
      : null;
  const at = tools.now();
  return tools.query.transaction().execute(async (transaction): Promise<EnrolResult> => {
    await lockFactorsOf(transaction, userId);
    await sweepUnfinished(transaction, userId, at);
    const refusal = refuse(await listFactors(transaction, userId), wanted, caller);
    if (refusal !== null) return { ok: false, code: refusal };
    const row: FactorRow = {
      id,
      user_id: userId,
      factor_type: wanted.type,
      status: 'unverified',
      friendly_name: wanted.friendlyName,
      secret: totp === null ? null : tools.box.seal(Buffer.from(totp.secret), totpPurpose(id)),
      phone: wanted.type === 'phone' ? wanted.phone : null,
      last_used_step: null,
      last_challenged_at: null,
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    };
    await transaction.insertInto('mfa_factors').values(row).execute();
    const event = { userId, sessionId: caller.sessionId, client };
    await tools.audit.record(transaction, { kind: 'factor_enrolled', ...event });
    return { ok: true, factor: factorOf(row), totp };
  });
}

function refuse(factors: readonly Factor[], wanted: NewFactor, caller: Caller): Refusal | null {
  const verified = factors.filter((factor) => factor.status === 'verified');
  if (verified.length > 0 && caller.aal === 'aal1') return 'insufficient_aal';
  if (factors.length >= maxFactors) return 'too_many_factors';
  if (factors.some((factor) => factor.friendlyName === wanted.friendlyName)) return 'name_taken';
  if (wanted.type === 'phone' && verified.some((factor) => factor.phone === wanted.phone)) {
    return 'phone_verified_already';
  }
  return null;
}

/** Enrolments nobody finished: past their time, and no question for a code open. */
async function sweepUnfinished(transaction: Kysely<Schema>, userId: string, at: Date): Promise<void> {
  const expired = challengesExpiredAt(at);
  await transaction
    .deleteFrom('mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('created_at', '<', expired)
    .where('id', 'not in', (open) =>
      open.selectFrom('mfa_challenges').select('factor_id').where('created_at', '>=', expired),
    )
    .execute();
}

/** What the key is sealed for. */
export function totpPurpose(factorId: string): string {
  return `totp ${factorId}`;
}
