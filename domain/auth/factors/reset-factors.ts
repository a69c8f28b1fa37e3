/**
 * For a lost phone, from the command line: removes all factors of an account and ends its sessions,
 * because the phone may still be signed in.
 */
import { type AdministratorDependencies, normaliseEmail } from '#domain/auth/administrators/administrator.ts';
import {
  findAdministratorByEmail,
  lockAdministrator,
} from '#domain/auth/administrators/administrator-store.ts';
import { recordCommand } from '#domain/auth/audit/audit-log.ts';
import { deleteSessionsOf } from '#domain/auth/sessions/session-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { deleteFactorsOf } from './factor-store.ts';

/** The value is the number of factors removed. */
export type ResetFactorsResult = Result<number, { code: 'unknown_email' }>;

export async function resetFactors(
  { database, clock }: AdministratorDependencies,
  email: string,
): Promise<ResetFactorsResult> {
  return database.query.transaction().execute(async (transaction): Promise<ResetFactorsResult> => {
    const user = await findAdministratorByEmail(transaction, normaliseEmail(email));
    if (user === null) return refusal({ code: 'unknown_email' });
    await lockAdministrator(transaction, user.id);
    const removed = await deleteFactorsOf(transaction, user.id);
    await deleteSessionsOf(transaction, user.id);
    await recordCommand(transaction, { kind: 'factors_reset', userId: user.id }, clock());
    return success(removed);
  });
}
