/** Resolves the caller before anything else of the request is read. */
import type { MiddlewareHandler } from 'hono';
import type { Authenticator, CallerFailure, PublicKeyFailure } from '#domain/auth/sessions/caller.ts';
import type { RestEnv } from './rest-context.ts';
import { failures, type RestFailure } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';

export function checkAccess(authenticator: Authenticator): MiddlewareHandler<RestEnv> {
  return async (context, next) => {
    const { req } = context;
    const checked = authenticator.checkPublicKey(req.header('apikey') ?? null);
    if (!checked.ok) return failureResponse(context, describe(checked.failure));
    const authenticated = await authenticator.authenticate(req.header('authorization') ?? null);
    if (!authenticated.ok) return failureResponse(context, describe(authenticated.failure));
    context.set('caller', authenticated.value);
    await next();
  };
}

function describe(failure: PublicKeyFailure | CallerFailure): RestFailure {
  switch (failure.code) {
    case 'missing_key':
    case 'empty_key':
      return failures.noKey;
    case 'wrong_key':
      return failures.wrongKey;
    case 'malformed_authorization':
      return failures.brokenToken('a bearer token was expected');
    case 'invalid_token':
    case 'wrong_audience':
      return failures.brokenToken(failure.message);
    case 'expired_token':
      return failures.expiredToken;
    case 'user_gone':
    case 'session_gone':
      return failures.brokenToken('Session from session_id claim in JWT does not exist');
  }
}
