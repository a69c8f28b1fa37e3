/** The part of the Supabase Auth protocol the site uses, to be mounted at /auth/v1. */
import { Hono } from 'hono';
import { isOutage } from '../outage.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { deleteFactor } from './delete-factor.ts';
import { deleteSession } from './delete-session.ts';
import { postOneTimePassword, postSignup } from './disabled-calls.ts';
import { errorResponse } from './error-response.ts';
import { getJwks } from './get-jwks.ts';
import { getSessions } from './get-sessions.ts';
import { getUser } from './get-user.ts';
import { postFactorChallenge } from './post-factor-challenge.ts';
import { postFactorVerify } from './post-factor-verify.ts';
import { postFactors } from './post-factors.ts';
import { postLogout } from './post-logout.ts';
import { postToken } from './post-token.ts';
import { putUser } from './put-user.ts';
import { requireApiKey } from './require-api-key.ts';

export function createAuthApi(dependencies: AuthApiDependencies): Hono {
  const api = new Hono();

  // First of all, so that errors are never cached either; the key set says otherwise for itself.
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  // Before the key is asked for: these keys are for anyone.
  api.get('/.well-known/jwks.json', getJwks(dependencies));
  api.use(requireApiKey(dependencies.auth.publicKey));

  api.post('/token', postToken(dependencies));
  api.get('/user', getUser(dependencies));
  api.put('/user', putUser(dependencies));
  api.post('/logout', postLogout(dependencies));
  api.post('/factors', postFactors(dependencies));
  api.post('/factors/:id/challenge', postFactorChallenge(dependencies));
  api.post('/factors/:id/verify', postFactorVerify(dependencies));
  api.delete('/factors/:id', deleteFactor(dependencies));
  // Ours; the official client has no call for either.
  api.get('/sessions', getSessions(dependencies));
  api.delete('/sessions/:id', deleteSession(dependencies));
  api.post('/signup', postSignup);
  api.post('/otp', postOneTimePassword);
  api.post('/magiclink', postOneTimePassword);

  api.all('*', (context) => errorResponse(context, 'not_found', 'Not found'));
  api.onError(async (error, context) => {
    dependencies.reportFailure(error);
    context.header('Cache-Control', 'no-store');
    // Both are failures the client tries again after.
    return (await isOutage(dependencies.database, error))
      ? errorResponse(context, 'service_unavailable', 'The database cannot be reached')
      : errorResponse(context, 'unexpected_failure', 'Unexpected failure, please check server logs');
  });
  return api;
}
