/** What a client receives for a session: an access token, a refresh token and the user. */
import type { Administrator } from '#domain/auth/administrators/administrator.ts';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import { type Factor, factorOf } from '#domain/auth/factors/factor.ts';
import { listFactors } from '#domain/auth/factors/factor-store.ts';
import { accessTokenSeconds } from '#domain/auth/keys/token-life.ts';
import { readMethods } from './authentication-methods.ts';
import { deriveRefreshToken } from './refresh-token.ts';
import { openRefreshKey } from './session.ts';
import type { SessionRow } from './session-store.ts';

/** The answer to a sign-in, a refresh or a second factor. */
export interface IssuedSession {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  /** Unix time in seconds. */
  expiresAtSeconds: number;
  administrator: Administrator;
  factors: Factor[];
}

export async function issueSession(
  { database, tokens, box }: AuthDependencies,
  row: SessionRow,
  administrator: Administrator,
): Promise<IssuedSession> {
  const { token, expiresAtSeconds } = await tokens.issue({
    administrator,
    session: { id: row.id, aal: row.aal, amr: readMethods(row.amr) },
  });
  // The client decides by the factors in its stored user whether to ask for a code.
  const factors = await listFactors(database.query, administrator.id);
  return {
    accessToken: token,
    refreshToken: deriveRefreshToken(openRefreshKey(row, box), row.id, row.refresh_counter),
    expiresInSeconds: accessTokenSeconds,
    expiresAtSeconds,
    administrator,
    factors: factors.map(factorOf),
  };
}
