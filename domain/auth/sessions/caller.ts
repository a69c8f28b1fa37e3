/** The caller, as both APIs see it. */
import type { Administrator } from '#domain/auth/administrators/administrator.ts';
import type { Result } from '#domain/result.ts';
import type { TokenFailure } from './access-token.ts';
import type { AssuranceLevel } from './authentication-methods.ts';

export type Caller = { role: 'anonymous' } | SignedInCaller;

export interface SignedInCaller {
  role: 'authenticated';
  administrator: Administrator;
  sessionId: string;
  /**
   * The lower of the levels of token and session row: a token issued before the second factor stays aal1, and removing a
   * factor takes effect at once.
   */
  aal: AssuranceLevel;
  /**
   * The user has a second factor and this session has not given it. The session reads no more than a visitor does, and
   * may not write or change the account.
   */
  isSecondFactorDue: boolean;
}

/** An empty `apikey` header has its own code, because one of the APIs answers it differently from a missing one. */
export interface PublicKeyFailure {
  code: 'missing_key' | 'empty_key' | 'wrong_key';
}

export type CallerFailure =
  | TokenFailure
  /** The `Authorization` header is not of the form `Bearer token`. */
  | { code: 'malformed_authorization' }
  /** The token is genuine, but its user or session no longer exists. */
  | { code: 'user_gone' | 'session_gone' };

export interface Authenticator {
  /** @param given the `apikey` header, or null */
  checkPublicKey(given: string | null): Result<undefined, PublicKeyFailure>;
  /** @param authorization the `Authorization` header, or null; without one, or with the public key, the caller is anonymous */
  authenticate(authorization: string | null): Promise<Result<Caller, CallerFailure>>;
}
