/** For endpoints that belong to a signed-in user. */
import type { Context } from 'hono';
import { bearerToken } from '#domain/auth/access-verifier.ts';
import type { Caller } from '#domain/auth/authenticate.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { errorResponse } from './error-response.ts';

export type CallerResult = { ok: true; caller: Caller } | { ok: false; response: Response };

export async function requireCaller(context: Context, { auth }: AuthApiDependencies): Promise<CallerResult> {
  const token = bearerToken(context.req.header('Authorization') ?? '');
  // The client sends its public key as the bearer while nobody is signed in.
  if (token === null || token === auth.publicKey) {
    const message = 'This endpoint requires a valid Bearer token';
    return { ok: false, response: errorResponse(context, 'no_authorization', message) };
  }
  const result = await auth.authenticate(token);
  if (result.ok) return result;
  switch (result.code) {
    case 'invalid_token':
    case 'expired_token':
      return { ok: false, response: errorResponse(context, 'bad_jwt', `invalid JWT: ${result.message}`) };
    case 'wrong_audience':
      return { ok: false, response: errorResponse(context, 'validation_failed', result.message) };
    case 'user_gone': {
      const message = 'User from sub claim in JWT does not exist';
      return { ok: false, response: errorResponse(context, 'user_not_found', message) };
    }
    case 'session_gone': {
      const message = 'Session from session_id claim in JWT does not exist';
      return { ok: false, response: errorResponse(context, 'session_not_found', message) };
    }
  }
}
