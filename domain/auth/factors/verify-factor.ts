/** Checks the answer to a challenge: first whether it is the caller's, then whether a try is left, then the code. */
import { timingSafeEqual } from 'node:crypto';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { type IssuedSession, issueSession } from '#domain/auth/sessions/issue-session.ts';
import type { SessionRow } from '#domain/auth/sessions/session-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type AcceptanceFailure, acceptCode } from './accept-code.ts';
import { hasExpired } from './challenge.ts';
import { type ChallengeRow, findChallenge } from './challenge-store.ts';
import type { FactorRow } from './factor.ts';
import { openMessageCode, openTotpSecret } from './factor-secrets.ts';
import { findFactor } from './factor-store.ts';
import { matchTotpStep } from './totp.ts';

export interface FactorAnswer {
  factorId: string;
  challengeId: string;
  code: string;
}

export type VerifyFailure =
  /** `challenge_not_yours`: answered before, or opened from another network. */
  | { code: 'factor_not_found' | 'challenge_not_found' | 'challenge_not_yours' | 'challenge_expired' }
  | { code: 'phone_disabled' }
  | AcceptanceFailure
  | { code: 'too_many_tries'; retryAfterSeconds: number };

export async function verifyFactor(
  dependencies: AuthDependencies,
  caller: SignedInCaller,
  answer: FactorAnswer,
  client: Client,
): Promise<Result<IssuedSession, VerifyFailure>> {
  const { database, factorLimits, audit } = dependencies;
  const found = await findOpenChallenge(dependencies, caller, answer, client);
  if (!found.ok) return found;
  const { factor } = found.value;

  const attempt = { factorId: factor.id, address: client.address };
  const retryAfterSeconds = await factorLimits.countTry(attempt);
  if (retryAfterSeconds > 0) return refusal({ code: 'too_many_tries', retryAfterSeconds });
  const accepted = await checkCode(dependencies, caller, found.value, answer.code, client);
  if (!accepted.ok) {
    const event = { userId: caller.administrator.id, sessionId: caller.sessionId, client };
    await audit.record(database.query, { kind: 'second_factor_refused', ...event });
    return accepted;
  }
  await factorLimits.recordSuccess(attempt);
  return success(await issueSession(dependencies, accepted.value, caller.administrator));
}

/** A challenge that the caller may answer, with its factor. */
interface OpenChallenge {
  factor: FactorRow;
  challenge: ChallengeRow;
}

async function findOpenChallenge(
  { database, messageSender, mark, clock }: AuthDependencies,
  caller: SignedInCaller,
  answer: FactorAnswer,
  client: Client,
): Promise<Result<OpenChallenge, VerifyFailure>> {
  const factor = await findFactor(database.query, caller.administrator.id, answer.factorId);
  if (factor === null) return refusal({ code: 'factor_not_found' });
  if (factor.factor_type === 'phone' && messageSender === null) return refusal({ code: 'phone_disabled' });
  const challenge = await findChallenge(database.query, factor.id, answer.challengeId);
  if (challenge === null) return refusal({ code: 'challenge_not_found' });
  if (challenge.used_at !== null || challenge.network !== mark(client.address)) {
    return refusal({ code: 'challenge_not_yours' });
  }
  if (hasExpired(challenge.created_at, clock())) return refusal({ code: 'challenge_expired' });
  return success({ factor, challenge });
}

async function checkCode(
  { database, audit, box, clock }: AuthDependencies,
  caller: SignedInCaller,
  { factor, challenge }: OpenChallenge,
  typed: string,
  client: Client,
): Promise<Result<SessionRow, AcceptanceFailure>> {
  const at = clock();
  const code = typed.replace(/\s/g, '');
  const secret = openTotpSecret(box, factor);
  const step = secret === null ? null : matchTotpStep(secret, code, at);
  if (step === null && !isSameCode(openMessageCode(box, challenge), code)) {
    return refusal({ code: 'wrong_code' });
  }
  const event = { userId: caller.administrator.id, sessionId: caller.sessionId, client };
  return database.query.transaction().execute(async (transaction) => {
    const accepted = await acceptCode(transaction, { caller, factor, challenge, step, at });
    if (!accepted.ok) return accepted;
    if (factor.status === 'unverified') {
      await audit.record(transaction, { kind: 'factor_verified', ...event });
    }
    await audit.record(transaction, { kind: 'second_factor_accepted', ...event });
    return accepted;
  });
}

function isSameCode(sent: Buffer | null, code: string): boolean {
  const given = Buffer.from(code);
  return sent !== null && sent.length === given.length && timingSafeEqual(sent, given);
}
