/** What the endpoints need from the server around them. */
import type { Context } from 'hono';
import type { Auth } from '#domain/auth/auth.ts';

export interface AuthApiDependencies {
  auth: Auth;
  /** The network address of the client; how many proxies are trusted is configured. */
  clientAddress(context: Context): string;
  /** Logs an outage or a bug. The client learns nothing about it. */
  reportFailure(error: unknown): void;
}
