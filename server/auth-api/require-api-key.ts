import type { MiddlewareHandler } from 'hono';
import { errorResponse } from './error-response.ts';

/** Every call but the public keys must name the installation it is meant for. */
export function requireApiKey(publicKey: string): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header('apikey');
    if (given === publicKey) return next();
    const message = given === undefined ? 'No API key found in request' : 'Invalid API key';
    return errorResponse(context, 'no_authorization', message);
  };
}
