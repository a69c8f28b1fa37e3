/** The part of the Supabase Auth protocol that the site uses, to be mounted at /auth/v1. */
import { Hono } from 'hono';
import { isOutage } from '../answers/outage.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { endpoints } from './endpoints.ts';
import { errorResponse } from './error-response.ts';
import { requirePublicKey } from './require-public-key.ts';
import { requireSession } from './require-session.ts';

/** A client that tries again during a longer outage gets the same answer. */
const retryAfterSeconds = 1;

export function createAuthApi(dependencies: AuthApiDependencies): Hono {
  const { auth, reportFailure } = dependencies;
  const publicKey = requirePublicKey(auth.authenticator);
  const session = requireSession(auth.authenticator);
  const api = new Hono();

  // First, so that errors are not cached either. The key set overrides it.
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  for (const { method, path, ...endpoint } of endpoints) {
    switch (endpoint.requires) {
      case 'nothing':
        api.on(method, path, (context) => endpoint.answer(dependencies, context));
        break;
      case 'public key':
        api.on(method, path, publicKey, (context) => endpoint.answer(dependencies, context));
        break;
      case 'session':
        api.on(method, path, publicKey, session, (context) => endpoint.answer(dependencies, context));
        break;
    }
  }
  api.all('*', publicKey, (context) => errorResponse(context, 'not_found', 'Not found'));

  api.onError(async (error, context) => {
    reportFailure(error);
    context.header('Cache-Control', 'no-store');
    // The client retries after either.
    return (await isOutage(auth.database, error))
      ? errorResponse(context, 'service_unavailable', 'The database is out of service', { retryAfterSeconds })
      : errorResponse(context, 'unexpected_failure', 'Unexpected failure, please check server logs');
  });
  return api;
}
