import type { MiddlewareHandler } from 'hono';
import type { Authenticator, PublicKeyFailure } from '#domain/auth/sessions/caller.ts';
import { errorResponse } from './error-response.ts';

const messages: Record<PublicKeyFailure['code'], string> = {
  missing_key: 'No API key found in request',
  empty_key: 'Invalid API key',
  wrong_key: 'Invalid API key',
};

/** Refuses calls without the public key of this installation. */
export function requirePublicKey(authenticator: Authenticator): MiddlewareHandler {
  return async (context, next) => {
    const checked = authenticator.checkPublicKey(context.req.header('apikey') ?? null);
    if (!checked.ok) return errorResponse(context, 'no_authorization', messages[checked.failure.code]);
    await next();
  };
}
