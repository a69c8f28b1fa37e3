/** The query behind every call with a token: user, session and second factors in a single round trip. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { UserRow } from '#domain/auth/administrators/administrator.ts';
import type { SessionKey, SessionRow } from './session-store.ts';

export interface CallerRow {
  user: UserRow;
  /** Null when the session is gone. */
  session: Pick<SessionRow, 'aal' | 'created_at' | 'refreshed_at'> | null;
  hasVerifiedFactor: boolean;
}

/** @returns null for an unknown user */
export async function findCaller(query: Kysely<Schema>, session: SessionKey): Promise<CallerRow | null> {
  const row = await query
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', session.sessionId),
    )
    .selectAll('users')
    .select(['sessions.aal', 'sessions.created_at as signed_in_at', 'sessions.refreshed_at'])
    .select((users) =>
      users
        .selectFrom('mfa_factors')
        .select((factors) => factors.fn.countAll<number>().as('count'))
        .whereRef('mfa_factors.user_id', '=', 'users.id')
        .where('mfa_factors.status', '=', 'verified')
        .as('verified_factors'),
    )
    .where('users.id', '=', session.userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { aal, signed_in_at: created_at, refreshed_at, verified_factors: verifiedFactors, ...user } = row;
  const isFound = aal !== null && created_at !== null && refreshed_at !== null;
  return {
    user,
    session: isFound ? { aal, created_at, refreshed_at } : null,
    hasVerifiedFactor: (verifiedFactors ?? 0) > 0,
  };
}
