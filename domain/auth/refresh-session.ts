/**
 * A refresh token for the next access token. One request moves the session on; everybody who holds the token
 * just replaced (an answer that got lost, a second tab) is given the same successor; an older token is a stolen one.
 */
import type { Kysely, Selectable } from 'kysely';
import type { Schema, UsersTable } from '#database/schema.ts';
import type { AccessTokens } from './access-token.ts';
import { administratorOf } from './administrators.ts';
import type { AuditLog } from './audit-log.ts';
import type { Client } from './client.ts';
import { isGenuineRefreshToken, parseRefreshToken } from './refresh-token.ts';
import type { SecretBox } from './secret-box.ts';
import { type IssuedSession, isIdle, issueSession, openRefreshKey, type SessionRow } from './session.ts';

export type RefreshResult =
  | { ok: true; session: IssuedSession }
  | { ok: false; code: 'malformed' | 'not_found' | 'already_used' | 'session_expired' | 'conflict' };

export interface RefreshTools {
  query: Kysely<Schema>;
  box: SecretBox;
  tokens: AccessTokens;
  audit: AuditLog;
  now: () => Date;
}

/** Losing the race twice in a row means the token has grown old; more rounds are never needed. */
const maxRounds = 3;

export async function refreshSession(
  refreshToken: string,
  client: Client,
  tools: RefreshTools,
): Promise<RefreshResult> {
  const parsed = parseRefreshToken(refreshToken);
  if (parsed === null) return { ok: false, code: 'malformed' };

  for (let round = 0; round < maxRounds; round += 1) {
    const found = await findSession(tools.query, parsed.sessionId);
    if (found === null) return { ok: false, code: 'not_found' };
    const { session, user } = found;
    const age = session.refresh_counter - parsed.generation;
    // A token from the future was made before the database was restored from an older copy.
    if (age < 0 || !isGenuineRefreshToken(refreshToken, openRefreshKey(session, tools.box), parsed)) {
      return { ok: false, code: 'not_found' };
    }
    const at = tools.now();
    if (isIdle(session, at)) {
      await endSession(tools.query, session.id);
      return { ok: false, code: 'session_expired' };
    }
    if (age > 1) {
      // Outside any transaction, so that it lasts although the request fails.
      await endSession(tools.query, session.id);
      const event = { userId: user.id, sessionId: session.id, client };
      await tools.audit.record(tools.query, { kind: 'refresh_token_reused', ...event });
      return { ok: false, code: 'already_used' };
    }
    const current = age === 1 ? session : await advance(tools.query, session, at);
    if (current !== null) {
      return { ok: true, session: await issueSession(current, administratorOf(user), tools) };
    }
  }
  return { ok: false, code: 'conflict' };
}

/** @returns the session one generation on, or null when another request was faster */
async function advance(query: Kysely<Schema>, session: SessionRow, at: Date): Promise<SessionRow | null> {
  const moved = await query
    .updateTable('sessions')
    .set({ refresh_counter: session.refresh_counter + 1, refreshed_at: at.toISOString() })
    .where('id', '=', session.id)
    .where('refresh_counter', '=', session.refresh_counter)
    .returningAll()
    .executeTakeFirst();
  return moved ?? null;
}

async function findSession(
  query: Kysely<Schema>,
  sessionId: string,
): Promise<{ session: SessionRow; user: Selectable<UsersTable> } | null> {
  const session = await query
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined) return null;
  const user = await query
    .selectFrom('users')
    .selectAll()
    .where('id', '=', session.user_id)
    .executeTakeFirst();
  return user === undefined ? null : { session, user };
}

async function endSession(query: Kysely<Schema>, sessionId: string): Promise<void> {
  await query.deleteFrom('sessions').where('id', '=', sessionId).execute();
}
