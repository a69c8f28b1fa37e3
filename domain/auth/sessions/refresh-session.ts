/**
 * Exchanges a refresh token for the next pair of tokens. One request advances the session. The token it replaced (kept
 * by a client whose answer got lost, or by a second tab) still yields the same successor. An older one counts as stolen.
 */
import { administratorOf } from '#domain/auth/administrators/administrator.ts';
import { findAdministrator } from '#domain/auth/administrators/administrator-store.ts';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type IssuedSession, issueSession } from './issue-session.ts';
import { isGenuineRefreshToken, parseRefreshToken } from './refresh-token.ts';
import { openRefreshKey } from './session.ts';
import { sessionEnd } from './session-end.ts';
import { advanceSession, deleteSession, findSession } from './session-store.ts';

export interface RefreshFailure {
  code: 'malformed' | 'not_found' | 'already_used' | 'session_idle' | 'session_expired' | 'conflict';
}

/** A token that loses the race twice has become an old one, so more rounds are never needed. */
const maxRounds = 3;

export async function refreshSession(
  dependencies: AuthDependencies,
  refreshToken: string,
  client: Client,
): Promise<Result<IssuedSession, RefreshFailure>> {
  const { database, audit, box, clock } = dependencies;
  const { query } = database;
  const parsed = parseRefreshToken(refreshToken);
  if (parsed === null) return refusal({ code: 'malformed' });

  for (let round = 0; round < maxRounds; round += 1) {
    const session = await findSession(query, parsed.sessionId);
    const user = session === null ? null : await findAdministrator(query, session.user_id);
    if (session === null || user === null) return refusal({ code: 'not_found' });
    const age = session.refresh_counter - parsed.generation;
    // A token of a future generation was issued before the database was restored from an older copy.
    if (age < 0 || !isGenuineRefreshToken(refreshToken, openRefreshKey(session, box), parsed)) {
      return refusal({ code: 'not_found' });
    }
    const at = clock();
    const key = { userId: user.id, sessionId: session.id };
    const end = sessionEnd(session, at);
    if (end !== null) {
      await deleteSession(query, key);
      return refusal({ code: end === 'idle' ? 'session_idle' : 'session_expired' });
    }
    if (age > 1) {
      // Outside a transaction, so that the session stays ended even if the request fails.
      await deleteSession(query, key);
      await audit.record(query, { kind: 'refresh_token_reused', ...key, client });
      return refusal({ code: 'already_used' });
    }
    const current = age === 1 ? session : await advanceSession(query, session, at);
    if (current !== null) return success(await issueSession(dependencies, current, administratorOf(user)));
  }
  return refusal({ code: 'conflict' });
}
