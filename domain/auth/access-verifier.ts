/** Turns the two headers of a call into who is calling. Used by everything that reads or writes for a user. */
import type { AccessFailure, AccessResult, AccessVerifier } from './access.ts';
import type { AuthenticationResult } from './authenticate.ts';

export function createAccessVerifier(
  publicKey: string,
  authenticateToken: (token: string) => Promise<AuthenticationResult>,
): AccessVerifier {
  return {
    async verify(apikey, authorization): Promise<AccessResult> {
      if (apikey === null || apikey === '') return failed({ code: 'missing_key' });
      if (apikey !== publicKey) return failed({ code: 'wrong_key' });
      if (authorization === null) return { ok: true, access: { role: 'anonymous' } };
      const token = bearerToken(authorization);
      if (token === null) return failed({ code: 'invalid_token', message: 'a bearer token was expected' });
      if (token === publicKey) return { ok: true, access: { role: 'anonymous' } };
      const result = await authenticateToken(token);
      if (result.ok) {
        const { administrator, ...session } = result.caller;
        return { ok: true, access: { role: 'authenticated', userId: administrator.id, ...session } };
      }
      switch (result.code) {
        case 'invalid_token':
        case 'wrong_audience':
          return failed({ code: 'invalid_token', message: result.message });
        case 'expired_token':
          return failed({ code: 'expired_token' });
        case 'user_gone':
        case 'session_gone':
          return failed({ code: 'session_gone' });
      }
    },
  };
}

/** @returns what follows `Bearer`, or null when the header is of another form */
export function bearerToken(authorization: string): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
}

function failed(failure: AccessFailure): AccessResult {
  return { ok: false, failure };
}
