/** The real auth API over HTTP, and the official client as in a browser tab. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Context, Hono } from 'hono';
import { onTestFinished } from 'vitest';
import type { Database } from '#database/database.ts';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { type Auth, type OpenAuthDependencies, openAuth } from '#domain/auth/auth.ts';
import { systemClock } from '#domain/clock.ts';
import { createAuthApi } from '#server/auth-api/auth-api.ts';
import type { TestEngine } from '#tests/support/databases.ts';

export const email = 'dona@example.com';
export const password = 'portão que abre';
export const publicKey = 'public-key-of-the-contract-tests';
export const secretKey = 'secret-key-of-the-contract-tests';

export interface AuthServer {
  url: string;
  auth: Auth;
  database: Database;
  failures: unknown[];
  /** A client that shares no state with the others. */
  client(): SupabaseClient;
  /** @returns a client that has signed in as the administrator */
  signedIn(): Promise<SupabaseClient>;
  /** A plain request under /auth/v1 with the public key. */
  call(path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<Response>;
}

/** Starts the API with one administrator. It stops when the calling test has finished. */
export async function startAuthServer(
  engine: TestEngine,
  options: Pick<OpenAuthDependencies, 'clock' | 'messageSender'> & {
    clientAddress?: (context: Context) => string;
  } = {},
): Promise<AuthServer> {
  const { clientAddress = (context) => getConnInfo(context).remote.address ?? '', ...authOptions } = options;
  const database = await engine.open();
  onTestFinished(() => database.close());
  await createAdministrator({ database, clock: systemClock }, { email, password });
  const auth = await openAuth({
    database,
    secretKey,
    publicKey,
    siteUrl: 'http://localhost:3000',
    ...authOptions,
  });
  const failures: unknown[] = [];
  const app = new Hono().route(
    '/auth/v1',
    createAuthApi({
      auth,
      clientAddress,
      reportFailure: (error) => failures.push(error),
    }),
  );
  const url = await listen(app);

  function client(): SupabaseClient {
    const created = createClient(url, publicKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    onTestFinished(() => created.auth.dispose());
    return created;
  }

  return {
    url,
    auth,
    database,
    failures,
    client,
    async signedIn() {
      const signedInClient = client();
      const { error } = await signedInClient.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return signedInClient;
    },
    call: (path, init = {}) =>
      fetch(`${url}/auth/v1${path}`, { ...init, headers: { apikey: publicKey, ...init.headers } }),
  };
}

async function listen(app: Hono): Promise<string> {
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
