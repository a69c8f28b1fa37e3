/** GET /.well-known/jwks.json: the public halves of the signing keys, for everybody. */
import type { Handler } from 'hono';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';

export function getJwks({ auth }: AuthApiDependencies): Handler {
  return async (context) => {
    // Short enough for a rotation; the official client keeps them as long.
    context.header('Cache-Control', 'public, max-age=600');
    return context.json({ keys: await auth.publicKeys() });
  };
}
