/** What a handler knows of the call it answers, and what the API needs from the server around it. */
import type { Context } from 'hono';
import type { Database } from '#database/database.ts';
import type { Access, AccessVerifier } from '#domain/auth/access.ts';
import type { Pages } from '#domain/pages/pages.ts';

export interface RestApiDependencies {
  access: AccessVerifier;
  pages: Pages;
  database: Database;
  /** An outage or a bug; the client is told nothing of it. */
  reportFailure(error: unknown): void;
}

export interface RestEnv {
  Variables: { access: Access };
}

export type RestContext = Context<RestEnv>;
