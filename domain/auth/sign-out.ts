/** Ends sessions: their refresh tokens and, at the next call, their access tokens are worth nothing. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { AuditLog } from './audit-log.ts';
import type { Caller } from './authenticate.ts';
import type { Client } from './client.ts';
import { lockFactorsOf } from './factors/factor.ts';

export const signOutScopes = ['global', 'local', 'others'] as const;
/** All sessions of the user, this one, or all but this one. */
export type SignOutScope = (typeof signOutScopes)[number];

/** A session that still owes its second factor reaches beyond itself only to its like: a password alone ends no other. */
export async function signOut(
  caller: Caller,
  scope: SignOutScope,
  client: Client,
  tools: { query: Kysely<Schema>; audit: AuditLog },
): Promise<void> {
  const { sessionId } = caller;
  const userId = caller.administrator.id;
  await tools.query.transaction().execute(async (transaction) => {
    // Whatever else ends several sessions of a user holds this too; two that met in between would block each other.
    await lockFactorsOf(transaction, userId);
    let sessions = transaction.deleteFrom('sessions').where('user_id', '=', userId);
    if (scope === 'local') sessions = sessions.where('id', '=', sessionId);
    if (scope === 'others') sessions = sessions.where('id', '!=', sessionId);
    if (caller.isSecondFactorDue) {
      sessions = sessions.where((column) =>
        column.or([column('aal', '=', 'aal1'), column('id', '=', sessionId)]),
      );
    }
    await sessions.execute();
    await tools.audit.record(transaction, { kind: 'signed_out', userId, sessionId, client });
  });
}
