/** Where somebody is signed in, for the one who wants to look and to end what is not theirs. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { AuditLog } from './audit-log.ts';
import type { Caller } from './authenticate.ts';
import type { Client } from './client.ts';
import { isIdle } from './session.ts';

export interface ActiveSession {
  id: string;
  aal: 'aal1' | 'aal2';
  /** ISO-8601, UTC, as the next. */
  createdAt: string;
  /** The last refresh: within the last hour or so for a page that is open. */
  refreshedAt: string;
  userAgent: string | null;
  /** The one that asks. */
  isCurrent: boolean;
}

export type ActiveSessionsResult =
  | { ok: true; sessions: ActiveSession[] }
  | { ok: false; code: 'insufficient_aal' };

export type RevokeResult = { ok: true } | { ok: false; code: 'insufficient_aal' | 'not_found' };

/** The one that asks first, then the last used. */
export async function listSessions(
  caller: Caller,
  query: Kysely<Schema>,
  now: Date,
): Promise<ActiveSessionsResult> {
  if (caller.isSecondFactorDue) return { ok: false, code: 'insufficient_aal' };
  const rows = await query
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', caller.administrator.id)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows
    .filter((row) => !isIdle(row, now))
    .map((row) => ({
      id: row.id,
      aal: row.aal,
      createdAt: row.created_at,
      refreshedAt: row.refreshed_at,
      userAgent: row.user_agent,
      isCurrent: row.id === caller.sessionId,
    }));
  return { ok: true, sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}

export async function revokeSession(
  caller: Caller,
  sessionId: string,
  client: Client,
  tools: { query: Kysely<Schema>; audit: AuditLog },
): Promise<RevokeResult> {
  if (caller.isSecondFactorDue) return { ok: false, code: 'insufficient_aal' };
  const userId = caller.administrator.id;
  return tools.query.transaction().execute(async (transaction): Promise<RevokeResult> => {
    const ended = await transaction
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (ended.numDeletedRows === 0n) return { ok: false, code: 'not_found' };
    await tools.audit.record(transaction, { kind: 'session_revoked', userId, sessionId, client });
    return { ok: true };
  });
}
