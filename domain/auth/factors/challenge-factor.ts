/** A question for a code: opened here, answered in `verify-factor.ts`, by the same network, once, within minutes. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Caller } from '#domain/auth/authenticate.ts';
import type { Client } from '#domain/auth/client.ts';
import { type FactorRow, findFactor } from './factor.ts';
import { challengeSeconds, type FactorTools } from './factor-tools.ts';
import type { MessageChannel } from './message-sender.ts';

export type ChallengeResult =
  | { ok: true; id: string; type: 'totp' | 'phone'; expiresAtSeconds: number }
  | { ok: false; code: 'factor_not_found' | 'phone_off' }
  | { ok: false; code: 'message_not_sent'; reason: string }
  | { ok: false; code: 'too_many_challenges' | 'too_many_messages'; retryAfterSeconds: number };

/** Expired ones are told from unknown ones for so long. */
const keptSeconds = 60 * 60;

/** @param channel how a code reaches a phone; of no meaning to an app */
export async function challengeFactor(
  caller: Caller,
  factorId: string,
  channel: MessageChannel,
  client: Client,
  tools: FactorTools,
): Promise<ChallengeResult> {
  const factor = await findFactor(tools.query, caller.administrator.id, factorId);
  if (factor === null) return { ok: false, code: 'factor_not_found' };
  if (factor.factor_type === 'phone' && tools.sender === null) return { ok: false, code: 'phone_off' };
  const attempt = { factorId: factor.id, address: client.address };
  const wait = await tools.limits.countChallenge(attempt);
  if (wait > 0) return { ok: false, code: 'too_many_challenges', retryAfterSeconds: wait };

  const id = randomUUID();
  const at = tools.now();
  let code: string | null = null;
  if (factor.factor_type === 'phone') {
    code = String(randomInt(1_000_000)).padStart(6, '0');
    const refusal = await sendCode(factor, code, channel, client, tools);
    if (refusal !== null) return refusal;
  }
  await tools.query.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('mfa_challenges')
      .where('factor_id', '=', factor.id)
      .where('created_at', '<', new Date(at.getTime() - keptSeconds * 1000).toISOString())
      .execute();
    await transaction
      .insertInto('mfa_challenges')
      .values({
        id,
        factor_id: factor.id,
        network: tools.mark(client.address),
        code: code === null ? null : tools.box.seal(Buffer.from(code), messageCodePurpose(id)),
        created_at: at.toISOString(),
        used_at: null,
      })
      .execute();
    await transaction
      .updateTable('mfa_factors')
      .set({ last_challenged_at: at.toISOString() })
      .where('id', '=', factor.id)
      .execute();
  });
  const expiresAtSeconds = Math.floor(at.getTime() / 1000) + challengeSeconds;
  return { ok: true, id, type: factor.factor_type, expiresAtSeconds };
}

async function sendCode(
  factor: FactorRow,
  code: string,
  channel: MessageChannel,
  client: Client,
  { limits, sender, issuer }: FactorTools,
): Promise<Extract<ChallengeResult, { ok: false }> | null> {
  const { id: factorId, user_id: userId, phone } = factor;
  if (sender === null || phone === null) return { ok: false, code: 'phone_off' };
  const wait = await limits.countMessage({ factorId, userId, phone, address: client.address });
  if (wait > 0) return { ok: false, code: 'too_many_messages', retryAfterSeconds: wait };
  const minutes = challengeSeconds / 60;
  const text = `${code} é o seu código de acesso a ${issuer}. Vale por ${minutes} minutos; não o passe a ninguém.`;
  const sent = await sender.send({ to: phone, channel, text });
  return sent.ok ? null : { ok: false, code: 'message_not_sent', reason: sent.reason };
}

/** What the code is sealed for. */
export function messageCodePurpose(challengeId: string): string {
  return `message-code ${challengeId}`;
}
