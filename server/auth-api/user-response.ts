import type { Context } from 'hono';
import type { Administrator } from '#domain/auth/administrators/administrator.ts';
import { factorOf } from '#domain/auth/factors/factor.ts';
import { listFactors } from '#domain/auth/factors/factor-store.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { userBody } from './bodies.ts';

/** The user with the second factors as they are now. */
export async function userResponse(
  { auth }: AuthApiDependencies,
  context: Context,
  administrator: Administrator,
): Promise<Response> {
  const factors = await listFactors(auth.database.query, administrator.id);
  return context.json(userBody(administrator, factors.map(factorOf)));
}
