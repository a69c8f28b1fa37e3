/** A code for a higher session: whose it is, whether more may be tried, whether it is right, what then happens. */
import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '#domain/auth/authenticate.ts';
import type { Client } from '#domain/auth/client.ts';
import { type IssuedSession, issueSession } from '#domain/auth/session.ts';
import { type Acceptance, acceptCode, type ChallengeRow } from './accept-code.ts';
import { messageCodePurpose } from './challenge-factor.ts';
import { totpPurpose } from './enrol-factor.ts';
import { type FactorRow, findFactor } from './factor.ts';
import { challengesExpiredAt, type FactorTools } from './factor-tools.ts';
import { matchTotpStep } from './totp.ts';

export interface FactorAnswer {
  factorId: string;
  challengeId: string;
  code: string;
}

export type VerifyResult =
  | { ok: true; session: IssuedSession }
  | {
      ok: false;
      code:
        | 'factor_not_found'
        | 'challenge_not_found'
        /** Answered already, or asked from another network. */
        | 'challenge_not_yours'
        | 'challenge_expired'
        | 'wrong_code'
        | 'insufficient_aal'
        | 'phone_off'
        | 'session_gone';
    }
  | { ok: false; code: 'too_many_tries'; retryAfterSeconds: number };

export async function verifyFactor(
  caller: Caller,
  answer: FactorAnswer,
  client: Client,
  tools: FactorTools,
): Promise<VerifyResult> {
  const userId = caller.administrator.id;
  const factor = await findFactor(tools.query, userId, answer.factorId);
  if (factor === null) return { ok: false, code: 'factor_not_found' };
  if (factor.factor_type === 'phone' && tools.sender === null) return { ok: false, code: 'phone_off' };
  const challenge = await tools.query
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('id', '=', answer.challengeId)
    .where('factor_id', '=', factor.id)
    .executeTakeFirst();
  if (challenge === undefined) return { ok: false, code: 'challenge_not_found' };
  if (challenge.used_at !== null || challenge.network !== tools.mark(client.address)) {
    return { ok: false, code: 'challenge_not_yours' };
  }
  if (challenge.created_at < challengesExpiredAt(tools.now()))
    return { ok: false, code: 'challenge_expired' };

  const attempt = { factorId: factor.id, address: client.address };
  const wait = await tools.limits.countTry(attempt);
  if (wait > 0) return { ok: false, code: 'too_many_tries', retryAfterSeconds: wait };
  const at = tools.now();
  const code = answer.code.replace(/\s/g, '');
  const step = factor.factor_type === 'totp' ? totpStep(factor, code, at, tools) : null;
  const isRight = step !== null || isMessageCode(challenge, code, tools);
  const event = { userId, sessionId: caller.sessionId, client };
  const accepted: Acceptance = isRight
    ? await tools.query.transaction().execute(async (transaction) => {
        const result = await acceptCode(transaction, { caller, factor, challenge, step, at });
        if (!result.ok) return result;
        if (factor.status === 'unverified') {
          await tools.audit.record(transaction, { kind: 'factor_verified', ...event });
        }
        await tools.audit.record(transaction, { kind: 'second_factor_accepted', ...event });
        return result;
      })
    : { ok: false, code: 'wrong_code' };
  if (!accepted.ok) {
    await tools.audit.record(tools.query, { kind: 'second_factor_refused', ...event });
    return accepted;
  }
  await tools.limits.recordSuccess(attempt);
  return { ok: true, session: await issueSession(accepted.session, caller.administrator, tools) };
}

function totpStep(factor: FactorRow, code: string, at: Date, { box }: FactorTools): number | null {
  if (factor.secret === null) return null;
  return matchTotpStep(box.open(factor.secret, totpPurpose(factor.id)).toString(), code, at);
}

function isMessageCode(challenge: ChallengeRow, code: string, { box }: FactorTools): boolean {
  if (challenge.code === null) return false;
  const sent = box.open(challenge.code, messageCodePurpose(challenge.id));
  const given = Buffer.from(code);
  return sent.length === given.length && timingSafeEqual(sent, given);
}
