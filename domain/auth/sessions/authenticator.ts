/** Turns the two headers of a call into its caller. The session is looked up on every call, so ending it takes effect at once. */
import { administratorOf } from '#domain/auth/administrators/administrator.ts';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { Authenticator, Caller, CallerFailure } from './caller.ts';
import { findCaller } from './caller-store.ts';
import { sessionEnd } from './session-end.ts';

export function createAuthenticator(dependencies: AuthDependencies, publicKey: string): Authenticator {
  return {
    checkPublicKey(given) {
      if (given === null) return refusal({ code: 'missing_key' });
      if (given === '') return refusal({ code: 'empty_key' });
      return given === publicKey ? success() : refusal({ code: 'wrong_key' });
    },
    async authenticate(authorization) {
      if (authorization === null) return success({ role: 'anonymous' });
      const token = bearerToken(authorization);
      if (token === null) return refusal({ code: 'malformed_authorization' });
      // The official client sends its public key as the bearer token while nobody is signed in.
      if (token === publicKey) return success({ role: 'anonymous' });
      return authenticateToken(dependencies, token);
    },
  };
}

/** @returns what follows `Bearer`, or null if the header has another form */
function bearerToken(authorization: string): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
}

async function authenticateToken(
  { database, tokens, clock }: AuthDependencies,
  token: string,
): Promise<Result<Caller, CallerFailure>> {
  const verified = await tokens.verify(token);
  if (!verified.ok) return verified;
  const { userId, sessionId } = verified.value;
  const found = await findCaller(database.query, { userId, sessionId });
  if (found === null) return refusal({ code: 'user_gone' });
  const { session } = found;
  if (session === null || sessionEnd(session, clock()) !== null) return refusal({ code: 'session_gone' });
  const aal = verified.value.aal === 'aal2' ? session.aal : 'aal1';
  return success({
    role: 'authenticated',
    administrator: administratorOf(found.user),
    sessionId,
    aal,
    isSecondFactorDue: aal === 'aal1' && found.hasVerifiedFactor,
  });
}
