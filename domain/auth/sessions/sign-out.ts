/** Ends sessions. Their refresh tokens and access tokens are refused from the next call on. */
import { lockAdministrator } from '#domain/auth/administrators/administrator-store.ts';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import type { SignedInCaller } from './caller.ts';
import { deleteOtherSessions, deleteSession } from './session-store.ts';

export const signOutScopes = ['global', 'local', 'others'] as const;
/** All sessions of the user, this one, or all but this one. */
export type SignOutScope = (typeof signOutScopes)[number];

export async function signOut(
  { database, audit }: AuthDependencies,
  caller: SignedInCaller,
  scope: SignOutScope,
  client: Client,
): Promise<void> {
  const session = { userId: caller.administrator.id, sessionId: caller.sessionId };
  await database.query.transaction().execute(async (transaction) => {
    // Every transaction that ends several sessions of a user takes this lock first, so that two of them cannot deadlock.
    await lockAdministrator(transaction, session.userId);
    if (scope !== 'local') {
      // A caller who has given only the password must not end a session that has passed its second factor.
      await deleteOtherSessions(transaction, session, caller.isSecondFactorDue ? 'aal1' : undefined);
    }
    if (scope !== 'others') await deleteSession(transaction, session);
    await audit.record(transaction, { kind: 'signed_out', ...session, client });
  });
}
