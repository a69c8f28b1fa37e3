/** The short-lived proof of a session: a signed JWT with the claims that the official client and our server read. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Administrator } from '#domain/auth/administrators/administrator.ts';
import type { SigningKeys } from '#domain/auth/keys/signing-keys.ts';
import { accessTokenSeconds } from '#domain/auth/keys/token-life.ts';
import type { Clock } from '#domain/clock.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { AssuranceLevel, AuthenticationMethod } from './authentication-methods.ts';

const algorithm = 'ES256';
const audience = 'authenticated';

export interface TokenSubject {
  administrator: Administrator;
  session: { id: string; aal: AssuranceLevel; amr: AuthenticationMethod[] };
}

export interface VerifiedToken {
  userId: string;
  sessionId: string;
  aal: AssuranceLevel;
}

export interface TokenFailure {
  code: 'expired_token' | 'invalid_token' | 'wrong_audience';
  message: string;
}

export interface AccessTokens {
  issue(subject: TokenSubject): Promise<{ token: string; expiresAtSeconds: number }>;
  /** Checks only signature and claims, not whether user and session still exist. */
  verify(token: string): Promise<Result<VerifiedToken, TokenFailure>>;
}

export interface TokenDependencies {
  keys: SigningKeys;
  /** Address of the auth API. */
  issuer: string;
  clock: Clock;
}

const claimsShape = z.object({ sub: z.uuid(), session_id: z.uuid(), aal: z.enum(['aal1', 'aal2']) });

export function createAccessTokens({ keys, issuer, clock }: TokenDependencies): AccessTokens {
  return {
    async issue({ administrator, session }) {
      const { kid, key } = await keys.signer();
      const issuedAtSeconds = Math.floor(clock().getTime() / 1000);
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
        // The algorithm is fixed and the key is one of ours, whatever the header of the token says.
        const { payload } = await jwtVerify(token, (header) => findKey(keys, header.kid), {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['exp', 'sub', 'session_id'],
          currentDate: clock(),
        });
        const claims = claimsShape.safeParse(payload);
        if (!claims.success) return invalid('token has invalid claims');
        const { sub, session_id, aal } = claims.data;
        return success({ userId: sub, sessionId: session_id, aal });
      } catch (error) {
        return tokenFailure(error);
      }
    },
  };
}

/** None of our keys has the key id of the token. */
class UnknownKeyError extends Error {}

async function findKey(keys: SigningKeys, kid: string | undefined): Promise<CryptoKey> {
  const key = await keys.verifier(kid ?? '');
  if (key === 'empty') throw new UnknownKeyError('JWKS is empty');
  if (key === 'unknown') throw new UnknownKeyError('No matching signing key found in JWKS');
  return key;
}

function tokenFailure(error: unknown): Result<VerifiedToken, TokenFailure> {
  if (error instanceof UnknownKeyError) return invalid(error.message);
  if (error instanceof errors.JWTExpired) {
    return refusal({ code: 'expired_token', message: 'token has invalid claims: token is expired' });
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return invalid('Invalid JWT signature');
  if (error instanceof errors.JOSEAlgNotAllowed) return invalid('signing method is not allowed');
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
    return refusal({ code: 'wrong_audience', message: "Token audience doesn't match request audience" });
  }
  if (error instanceof errors.JWTClaimValidationFailed) return invalid('token has invalid claims');
  if (error instanceof errors.JOSEError) return invalid('token is malformed');
  throw error;
}

function invalid(message: string): Result<VerifiedToken, TokenFailure> {
  return refusal({ code: 'invalid_token', message });
}
