/** Ends sessions: their refresh tokens and, at the next call, their access tokens are worth nothing. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { AuditLog } from './audit-log.ts';
import type { Client } from './client.ts';

export const signOutScopes = ['global', 'local', 'others'] as const;
/** All sessions of the user, this one, or all but this one. */
export type SignOutScope = (typeof signOutScopes)[number];

export async function signOut(
  query: Kysely<Schema>,
  caller: { userId: string; sessionId: string; client: Client },
  scope: SignOutScope,
  audit: AuditLog,
): Promise<void> {
  let sessions = query.deleteFrom('sessions').where('user_id', '=', caller.userId);
  if (scope === 'local') sessions = sessions.where('id', '=', caller.sessionId);
  if (scope === 'others') sessions = sessions.where('id', '!=', caller.sessionId);
  await sessions.execute();
  await audit.record(query, { kind: 'signed_out', ...caller });
}
