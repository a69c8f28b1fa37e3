/** Who holds this access token, asked of the database on every call, so that an ended session ends at once. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { AccessTokens } from './access-token.ts';
import { type Administrator, administratorOf } from './administrators.ts';

export interface Caller {
  administrator: Administrator;
  sessionId: string;
  /**
   * The session's row decides, so that a factor taken away lowers its sessions at once; and a token made before the
   * second factor was given stays what it was.
   */
  aal: 'aal1' | 'aal2';
  /** The user has a second factor and this session has not given it: sensitive calls and writes are closed. */
  isSecondFactorDue: boolean;
}

export type AuthenticationResult =
  | { ok: true; caller: Caller }
  | { ok: false; code: 'expired_token' | 'invalid_token' | 'wrong_audience'; message: string }
  | { ok: false; code: 'user_gone' | 'session_gone' };

const codes = {
  expired: 'expired_token',
  invalid: 'invalid_token',
  wrong_audience: 'wrong_audience',
} as const;

export async function authenticate(
  token: string,
  tools: { query: Kysely<Schema>; tokens: AccessTokens },
): Promise<AuthenticationResult> {
  const verified = await tools.tokens.verify(token);
  if (!verified.ok) {
    return { ok: false, code: codes[verified.code], message: verified.message };
  }
  const row = await tools.query
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', verified.sessionId),
    )
    .selectAll('users')
    .select('sessions.aal')
    .select((users) =>
      users
        .selectFrom('mfa_factors')
        .select((factors) => factors.fn.countAll<number>().as('count'))
        .whereRef('mfa_factors.user_id', '=', 'users.id')
        .where('mfa_factors.status', '=', 'verified')
        .as('verified_factors'),
    )
    .where('users.id', '=', verified.userId)
    .executeTakeFirst();
  if (row === undefined) return { ok: false, code: 'user_gone' };
  if (row.aal === null) return { ok: false, code: 'session_gone' };
  const aal = verified.aal === 'aal2' ? row.aal : 'aal1';
  return {
    ok: true,
    caller: {
      administrator: administratorOf(row),
      sessionId: verified.sessionId,
      aal,
      isSecondFactorDue: aal === 'aal1' && (row.verified_factors ?? 0) > 0,
    },
  };
}
