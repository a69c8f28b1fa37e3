import type { Context } from 'hono';
import type { Client } from '#domain/auth/client.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';

/** Who is at the other end, as the auth service wants to know it. */
export function clientOf(context: Context, { clientAddress }: AuthApiDependencies): Client {
  return { address: clientAddress(context), userAgent: context.req.header('user-agent') ?? null };
}
