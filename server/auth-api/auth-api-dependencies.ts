/** What the endpoints need from the server around them. */
import type { Context } from 'hono';
import type { Database } from '#database/database.ts';
import type { Auth } from '#domain/auth/auth.ts';

export interface AuthApiDependencies {
  auth: Auth;
  /** Asked only whether it answers. */
  database: Database;
  /** The client's network address, with as many proxies believed as are configured. */
  clientAddress(context: Context): string;
  /** An outage or a bug; the client is told nothing of it. */
  reportFailure(error: unknown): void;
}
