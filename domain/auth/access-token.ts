/** The short-lived proof of a session: a signed JWT with the claims the official client and our server read. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Administrator } from './administrators.ts';
import type { SigningKeys } from './signing-keys.ts';
import { accessTokenSeconds } from './token-life.ts';

const algorithm = 'ES256';
const audience = 'authenticated';

export interface AuthenticationMethod {
  method: 'password' | 'totp' | 'mfa/phone';
  /** Unix time in seconds. */
  timestamp: number;
}

export interface TokenSubject {
  administrator: Administrator;
  session: { id: string; aal: 'aal1' | 'aal2'; amr: AuthenticationMethod[] };
}

export type TokenResult =
  | { ok: true; userId: string; sessionId: string; aal: 'aal1' | 'aal2' }
  | { ok: false; code: 'expired' | 'invalid' | 'wrong_audience'; message: string };

export interface AccessTokens {
  issue(subject: TokenSubject): Promise<{ token: string; expiresAtSeconds: number }>;
  /** Signature and claims only; whether user and session still exist is another question. */
  verify(token: string): Promise<TokenResult>;
}

const claimsShape = z.object({ sub: z.uuid(), session_id: z.uuid(), aal: z.enum(['aal1', 'aal2']) });

/** @param issuer address of the auth API */
export function createAccessTokens(keys: SigningKeys, issuer: string, now: () => Date): AccessTokens {
  return {
    async issue({ administrator, session }) {
      const { kid, key } = await keys.signer();
      const issuedAtSeconds = Math.floor(now().getTime() / 1000);
      const expiresAtSeconds = issuedAtSeconds + accessTokenSeconds;
      const token = await new SignJWT({
        email: administrator.email,
        phone: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: administrator.userMetadata,
        role: 'authenticated',
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(administrator.id)
        .setIssuedAt(issuedAtSeconds)
        .setExpirationTime(expiresAtSeconds)
        .sign(key);
      return { token, expiresAtSeconds };
    },

    async verify(token) {
      try {
        // The algorithm is fixed and the key comes from our own set, whatever the token's header proposes.
        const { payload } = await jwtVerify(token, (header) => findKey(keys, header.kid), {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['exp', 'sub', 'session_id'],
          currentDate: now(),
        });
        const claims = claimsShape.safeParse(payload);
        if (!claims.success) return invalid('token has invalid claims');
        const { sub, session_id, aal } = claims.data;
        return { ok: true, userId: sub, sessionId: session_id, aal };
      } catch (error) {
        return tokenProblem(error);
      }
    },
  };
}

/** A token that names no key of ours. The texts are SPEC.md section 8's. */
class UnknownKeyError extends Error {}

async function findKey(keys: SigningKeys, kid: string | undefined): Promise<CryptoKey> {
  const key = await keys.verifier(kid ?? '');
  if (key === 'empty') throw new UnknownKeyError('JWKS is empty');
  if (key === 'unknown') throw new UnknownKeyError('No matching signing key found in JWKS');
  return key;
}

function tokenProblem(error: unknown): TokenResult {
  if (error instanceof UnknownKeyError) return invalid(error.message);
  if (error instanceof errors.JWTExpired) {
    return { ok: false, code: 'expired', message: 'token has invalid claims: token is expired' };
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return invalid('Invalid JWT signature');
  if (error instanceof errors.JOSEAlgNotAllowed) return invalid('signing method is not allowed');
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
    return { ok: false, code: 'wrong_audience', message: "Token audience doesn't match request audience" };
  }
  if (error instanceof errors.JWTClaimValidationFailed) return invalid('token has invalid claims');
  if (error instanceof errors.JOSEError) return invalid('token is malformed');
  throw error;
}

function invalid(message: string): TokenResult {
  return { ok: false, code: 'invalid', message };
}
