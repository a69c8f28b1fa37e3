/** Lists and ends the sessions of an administrator, so that an unwanted one can be found and closed. */
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { AssuranceLevel } from './authentication-methods.ts';
import type { SignedInCaller } from './caller.ts';
import { sessionEnd } from './session-end.ts';
import { deleteSession, listSessionsOf } from './session-store.ts';

export interface ActiveSession {
  id: string;
  aal: AssuranceLevel;
  /** ISO-8601 in UTC, like `refreshedAt`. */
  createdAt: string;
  /** Time of the last refresh. An open page refreshes its session about once an hour. */
  refreshedAt: string;
  userAgent: string | null;
  /** True for the caller's own session. */
  isCurrent: boolean;
}

/** The current session first, then the most recently used. */
export async function listActiveSessions(
  { database, clock }: AuthDependencies,
  caller: SignedInCaller,
): Promise<Result<ActiveSession[], { code: 'insufficient_aal' }>> {
  if (caller.isSecondFactorDue) return refusal({ code: 'insufficient_aal' });
  const at = clock();
  const rows = await listSessionsOf(database.query, caller.administrator.id);
  const sessions = rows
    .filter((row) => sessionEnd(row, at) === null)
    .map((row) => ({
      id: row.id,
      aal: row.aal,
      createdAt: row.created_at,
      refreshedAt: row.refreshed_at,
      userAgent: row.user_agent,
      isCurrent: row.id === caller.sessionId,
    }));
  return success(sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)));
}

export type RevokeSessionResult = Result<undefined, { code: 'insufficient_aal' | 'session_not_found' }>;

export async function revokeSession(
  { database, audit }: AuthDependencies,
  caller: SignedInCaller,
  sessionId: string,
  client: Client,
): Promise<RevokeSessionResult> {
  if (caller.isSecondFactorDue) return refusal({ code: 'insufficient_aal' });
  const userId = caller.administrator.id;
  return database.query.transaction().execute(async (transaction): Promise<RevokeSessionResult> => {
    if (!(await deleteSession(transaction, { userId, sessionId }))) {
      return refusal({ code: 'session_not_found' });
    }
    await audit.record(transaction, { kind: 'session_revoked', userId, sessionId, client });
    return success();
  });
}
