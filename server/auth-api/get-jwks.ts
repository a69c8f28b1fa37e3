/** GET /.well-known/jwks.json: the public halves of the signing keys, for everybody. */
import type { Context } from 'hono';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';

export async function getJwks({ auth }: AuthApiDependencies, context: Context): Promise<Response> {
  // A new key signs only after this time. The official client keeps the keys for as long.
  context.header('Cache-Control', 'public, max-age=600');
  return context.json({ keys: await auth.keys.keySet() });
}
