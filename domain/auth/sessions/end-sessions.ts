/** Ends sessions from the command line, and changes nothing else about the accounts. */
import {
  type AdministratorDependencies,
  normaliseEmail,
  type UserRow,
} from '#domain/auth/administrators/administrator.ts';
import {
  findAdministratorByEmail,
  listAdministrators,
  lockAdministrator,
} from '#domain/auth/administrators/administrator-store.ts';
import { recordCommand } from '#domain/auth/audit/audit-log.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { deleteSessionsOf } from './session-store.ts';

/** The value is the number of sessions ended. */
export type EndSessionsResult = Result<number, { code: 'unknown_email' }>;

/** @param email null for every account */
export async function endSessions(
  { database, clock }: AdministratorDependencies,
  email: string | null,
): Promise<EndSessionsResult> {
  return database.query.transaction().execute(async (transaction): Promise<EndSessionsResult> => {
    const users =
      email === null
        ? await listAdministrators(transaction)
        : listOf(await findAdministratorByEmail(transaction, normaliseEmail(email)));
    if (email !== null && users.length === 0) return refusal({ code: 'unknown_email' });
    let ended = 0;
    for (const { id } of users) {
      await lockAdministrator(transaction, id);
      ended += await deleteSessionsOf(transaction, id);
      await recordCommand(transaction, { kind: 'sessions_ended', userId: id }, clock());
    }
    return success(ended);
  });
}

function listOf(user: UserRow | null): UserRow[] {
  return user === null ? [] : [user];
}
