/** Who is calling, as every write and every protected read sees it. */
export type Access =
  | { role: 'anonymous' }
  | {
      role: 'authenticated';
      userId: string;
      sessionId: string;
      aal: 'aal1' | 'aal2';
      /** Signed in by password alone although a second factor is verified: may read, may not write. */
      isSecondFactorDue: boolean;
    };

/** Why a token was not believed. The three JWKS texts are SPEC.md section 8's. */
export type AccessFailure =
  | { code: 'missing_key' }
  | { code: 'wrong_key' }
  | { code: 'invalid_token'; message: string }
  | { code: 'expired_token' }
  /** Well signed, but the user or the session is gone. */
  | { code: 'session_gone' };

export type AccessResult = { ok: true; access: Access } | { ok: false; failure: AccessFailure };

export interface AccessVerifier {
  /**
   * @param apikey the `apikey` header, or null
   * @param authorization the `Authorization` header, or null; a bearer equal to the public key means anonymous
   */
  verify(apikey: string | null, authorization: string | null): Promise<AccessResult>;
}
