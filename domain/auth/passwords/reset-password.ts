/**
 * Sets a new password from the command line. It does not ask for the old one, and ends every session of the account.
 */
import { type AdministratorDependencies, normaliseEmail } from '#domain/auth/administrators/administrator.ts';
import { resetPasswordHash } from '#domain/auth/administrators/administrator-store.ts';
import type { Credentials } from '#domain/auth/administrators/create-administrator.ts';
import { recordCommand } from '#domain/auth/audit/audit-log.ts';
import { deleteSessionsOf } from '#domain/auth/sessions/session-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { hashPassword } from './password-hash.ts';
import { type PasswordProblem, passwordProblem } from './weak-password.ts';

export type ResetPasswordResult = Result<undefined, { code: 'unknown_email' | PasswordProblem }>;

export async function resetPassword(
  { database, clock }: AdministratorDependencies,
  credentials: Credentials,
): Promise<ResetPasswordResult> {
  const email = normaliseEmail(credentials.email);
  const problem = await passwordProblem(credentials.password, email);
  if (problem !== null) return refusal({ code: problem });
  const passwordHash = await hashPassword(credentials.password);
  const at = clock();
  return database.query.transaction().execute(async (transaction): Promise<ResetPasswordResult> => {
    const userId = await resetPasswordHash(transaction, email, passwordHash, at);
    if (userId === null) return refusal({ code: 'unknown_email' });
    await deleteSessionsOf(transaction, userId);
    await recordCommand(transaction, { kind: 'password_reset', userId }, at);
    return success();
  });
}
