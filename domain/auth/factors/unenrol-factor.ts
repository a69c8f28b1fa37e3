/** The end of a second factor. What it had opened falls back to one factor. */
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { normaliseEmail } from '#domain/auth/administrators.ts';
import { recordCommand } from '#domain/auth/audit-log.ts';
import type { Caller } from '#domain/auth/authenticate.ts';
import type { Client } from '#domain/auth/client.ts';
import { withoutMethod } from '#domain/auth/session.ts';
import { methodOf } from './accept-code.ts';
import { type FactorRow, findFactor, lockFactorsOf } from './factor.ts';
import type { FactorTools } from './factor-tools.ts';

export type UnenrolResult = { ok: true } | { ok: false; code: 'factor_not_found' | 'insufficient_aal' };

export async function unenrolFactor(
  caller: Caller,
  factorId: string,
  client: Client,
  tools: Pick<FactorTools, 'query' | 'audit'>,
): Promise<UnenrolResult> {
  const userId = caller.administrator.id;
  return tools.query.transaction().execute(async (transaction): Promise<UnenrolResult> => {
    await lockFactorsOf(transaction, userId);
    const factor = await findFactor(transaction, userId, factorId);
    if (factor === null) return { ok: false, code: 'factor_not_found' };
    if (factor.status === 'verified' && caller.aal === 'aal1') return { ok: false, code: 'insufficient_aal' };
    await lowerSessionsOf(transaction, factor);
    await transaction.deleteFrom('mfa_factors').where('id', '=', factor.id).execute();
    const event = { userId, sessionId: caller.sessionId, client };
    await tools.audit.record(transaction, { kind: 'factor_removed', ...event });
    return { ok: true };
  });
}

async function lowerSessionsOf(transaction: Kysely<Schema>, factor: FactorRow): Promise<void> {
  const raised = await transaction
    .selectFrom('sessions')
    .select(['id', 'amr'])
    .where('factor_id', '=', factor.id)
    .execute();
  for (const session of raised) {
    await transaction
      .updateTable('sessions')
      .set({ aal: 'aal1', amr: withoutMethod(session.amr, methodOf(factor)), factor_id: null })
      .where('id', '=', session.id)
      .execute();
  }
}

/** For a lost phone: takes all factors of an account away and ends its sessions, one of which the phone may hold. */
export async function resetFactors(
  database: Database,
  email: string,
  now: Date,
): Promise<{ ok: true; removed: number } | { ok: false; code: 'unknown_email' }> {
  return database.query.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', normaliseEmail(email))
      .executeTakeFirst();
    if (user === undefined) return { ok: false, code: 'unknown_email' };
    await lockFactorsOf(transaction, user.id);
    const removed = await transaction
      .deleteFrom('mfa_factors')
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    await transaction.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await recordCommand(transaction, { kind: 'factors_reset', userId: user.id }, now);
    return { ok: true, removed: Number(removed.numDeletedRows) };
  });
}
