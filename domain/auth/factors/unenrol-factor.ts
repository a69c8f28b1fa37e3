/** Removes a second factor and lowers the sessions that it had raised. */
import { lockAdministrator } from '#domain/auth/administrators/administrator-store.ts';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import { lowerSessionsRaisedBy } from '#domain/auth/sessions/assurance-level.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { deleteFactor, findFactor } from './factor-store.ts';

export type UnenrolResult = Result<undefined, { code: 'factor_not_found' | 'insufficient_aal' }>;

export async function unenrolFactor(
  { database, audit }: AuthDependencies,
  caller: SignedInCaller,
  factorId: string,
  client: Client,
): Promise<UnenrolResult> {
  const userId = caller.administrator.id;
  return database.query.transaction().execute(async (transaction): Promise<UnenrolResult> => {
    await lockAdministrator(transaction, userId);
    const factor = await findFactor(transaction, userId, factorId);
    if (factor === null) return refusal({ code: 'factor_not_found' });
    if (factor.status === 'verified' && caller.aal === 'aal1') return refusal({ code: 'insufficient_aal' });
    await lowerSessionsRaisedBy(transaction, factor);
    await deleteFactor(transaction, factor.id);
    const event = { userId, sessionId: caller.sessionId, client };
    await audit.record(transaction, { kind: 'factor_removed', ...event });
    return success();
  });
}
