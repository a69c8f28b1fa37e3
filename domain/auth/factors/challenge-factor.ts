/**
 * Opens a challenge. `verify-factor.ts` checks the answer, which must come once, within minutes and from the same
 * network.
 */
import { randomInt, randomUUID } from 'node:crypto';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { challengeSeconds } from './challenge.ts';
import { deleteChallengesBefore, insertChallenge } from './challenge-store.ts';
import type { FactorRow } from './factor.ts';
import { sealMessageCode } from './factor-secrets.ts';
import { findFactor, updateLastChallenged } from './factor-store.ts';
import type { MessageChannel, MessageFailure } from './message-sender.ts';

export interface Challenge {
  id: string;
  type: 'totp' | 'phone';
  /** Unix time in seconds. */
  expiresAtSeconds: number;
}

export type ChallengeFailure =
  | { code: 'factor_not_found' | 'phone_disabled' }
  | MessageFailure
  | { code: 'too_many_challenges' | 'too_many_messages'; retryAfterSeconds: number };

/** Expired challenges are kept for this long, because their error differs from that of unknown ones. */
const keptSeconds = 60 * 60;

/** @param channel how to send a code to a phone; ignored for an app */
export async function challengeFactor(
  dependencies: AuthDependencies,
  caller: SignedInCaller,
  { factorId, channel }: { factorId: string; channel: MessageChannel },
  client: Client,
): Promise<Result<Challenge, ChallengeFailure>> {
  const { database, factorLimits, messageSender, box, mark, clock } = dependencies;
  const factor = await findFactor(database.query, caller.administrator.id, factorId);
  if (factor === null) return refusal({ code: 'factor_not_found' });
  if (factor.factor_type === 'phone' && messageSender === null) return refusal({ code: 'phone_disabled' });
  const retryAfterSeconds = await factorLimits.countChallenge({
    // The id as stored: the same id in upper case must not get a counter of its own.
    factorId: factor.id,
    address: client.address,
  });
  if (retryAfterSeconds > 0) return refusal({ code: 'too_many_challenges', retryAfterSeconds });

  const id = randomUUID();
  const at = clock();
  let code: string | null = null;
  if (factor.factor_type === 'phone') {
    code = String(randomInt(1_000_000)).padStart(6, '0');
    const sent = await sendCode(dependencies, factor, code, channel, client);
    if (!sent.ok) return sent;
  }
  await database.query.transaction().execute(async (transaction) => {
    const forgottenBefore = new Date(at.getTime() - keptSeconds * 1000);
    await deleteChallengesBefore(transaction, factor.id, forgottenBefore.toISOString());
    await insertChallenge(transaction, {
      id,
      factor_id: factor.id,
      network: mark(client.address),
      code: code === null ? null : sealMessageCode(box, id, code),
      created_at: at.toISOString(),
      used_at: null,
    });
    await updateLastChallenged(transaction, factor.id, at);
  });
  const expiresAtSeconds = Math.floor(at.getTime() / 1000) + challengeSeconds;
  return success({ id, type: factor.factor_type, expiresAtSeconds });
}

async function sendCode(
  { factorLimits, messageSender, issuer }: AuthDependencies,
  factor: FactorRow,
  code: string,
  channel: MessageChannel,
  client: Client,
): Promise<Result<undefined, ChallengeFailure>> {
  const { id: factorId, user_id: userId, phone } = factor;
  if (messageSender === null || phone === null) return refusal({ code: 'phone_disabled' });
  const retryAfterSeconds = await factorLimits.countMessage({
    factorId,
    userId,
    phone,
    address: client.address,
  });
  if (retryAfterSeconds > 0) return refusal({ code: 'too_many_messages', retryAfterSeconds });
  const minutes = challengeSeconds / 60;
  const text = `${code} é o seu código de acesso a ${issuer}. Vale por ${minutes} minutos; não o passe a ninguém.`;
  return messageSender.send({ to: phone, channel, text });
}
