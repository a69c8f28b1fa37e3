/** Settles who is calling before anything else is looked at. */
import type { MiddlewareHandler } from 'hono';
import type { AccessFailure, AccessVerifier } from '#domain/auth/access.ts';
import type { RestEnv } from './rest-context.ts';
import { failures, type RestFailure } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';

export function checkAccess(verifier: AccessVerifier): MiddlewareHandler<RestEnv> {
  return async (context, next) => {
    const { req } = context;
    const result = await verifier.verify(req.header('apikey') ?? null, req.header('authorization') ?? null);
    if (!result.ok) return failureResponse(context, describe(result.failure));
    context.set('access', result.access);
    await next();
  };
}

function describe(failure: AccessFailure): RestFailure {
  switch (failure.code) {
    case 'missing_key':
      return failures.noKey;
    case 'wrong_key':
      return failures.wrongKey;
    case 'invalid_token':
      return failures.brokenToken(failure.message);
    case 'expired_token':
      return failures.expiredToken;
    case 'session_gone':
      return failures.brokenToken('Session from session_id claim in JWT does not exist');
  }
}
