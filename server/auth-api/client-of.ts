import type { Context } from 'hono';
import type { Client } from '#domain/auth/client.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';

/** The client of a request, for the auth services. */
export function clientOf({ clientAddress }: AuthApiDependencies, context: Context): Client {
  return { address: clientAddress(context), userAgent: context.req.header('user-agent') ?? null };
}
