/** Resolves the caller for every endpoint that requires a session, and refuses calls without one. */
import type { Context, MiddlewareHandler } from 'hono';
import type { Authenticator, CallerFailure, SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { errorResponse } from './error-response.ts';

export interface SignedInEnv {
  Variables: { caller: SignedInCaller };
}

export type SignedInContext = Context<SignedInEnv>;

export function requireSession(authenticator: Authenticator): MiddlewareHandler<SignedInEnv> {
  return async (context, next) => {
    const authenticated = await authenticator.authenticate(context.req.header('authorization') ?? null);
    if (!authenticated.ok) return refuse(context, authenticated.failure);
    const caller = authenticated.value;
    if (caller.role === 'anonymous') return refuse(context, { code: 'malformed_authorization' });
    context.set('caller', caller);
    await next();
  };
}

function refuse(context: Context, failure: CallerFailure): Response {
  switch (failure.code) {
    case 'malformed_authorization':
      return errorResponse(context, 'no_authorization', 'This endpoint requires a valid Bearer token');
    case 'invalid_token':
    case 'expired_token':
      return errorResponse(context, 'bad_jwt', `invalid JWT: ${failure.message}`);
    case 'wrong_audience':
      return errorResponse(context, 'validation_failed', failure.message);
    case 'user_gone':
      return errorResponse(context, 'user_not_found', 'User from sub claim in JWT does not exist');
    case 'session_gone':
      return sessionNotFound(context);
  }
}

export function sessionNotFound(context: Context): Response {
  return errorResponse(context, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}
