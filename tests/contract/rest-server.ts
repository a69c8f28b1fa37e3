/** The REST API alone, on a real socket, with the official client as an administrator and as a visitor. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import type { AccessResult, AccessVerifier } from '#domain/auth/access.ts';
import { createPages, type Pages } from '#domain/pages/pages.ts';
import { createRestApi } from '#server/rest-api/rest-api.ts';

export const publicKey = 'public-key-of-the-tests';
export const administratorToken = 'token-of-an-administrator';

const tokens: Record<string, AccessResult> = {
  [publicKey]: { ok: true, access: { role: 'anonymous' } },
  [administratorToken]: {
    ok: true,
    access: {
      role: 'authenticated',
      userId: 'user',
      sessionId: 'session',
      aal: 'aal1',
      isSecondFactorDue: false,
    },
  },
  expired: { ok: false, failure: { code: 'expired_token' } },
  broken: { ok: false, failure: { code: 'invalid_token', message: 'Invalid JWT signature' } },
  gone: { ok: false, failure: { code: 'session_gone' } },
};

const twoTokens: AccessVerifier = {
  async verify(apikey, authorization) {
    if (apikey === null) return { ok: false, failure: { code: 'missing_key' } };
    if (apikey !== publicKey) return { ok: false, failure: { code: 'wrong_key' } };
    const token = authorization?.replace(/^Bearer /, '') ?? publicKey;
    return tokens[token] ?? { ok: false, failure: { code: 'invalid_token', message: 'Invalid JWT' } };
  },
};

export interface RestServer {
  url: string;
  pages: Pages;
  /** What the server reported as bugs or outages. */
  reported: unknown[];
  administrator: SupabaseClient;
  visitor: SupabaseClient;
  /** A bare request with the public key, and the administrator's token where wanted. */
  request(pathAndQuery: string, init?: RequestInit & { isAdministrator?: boolean }): Promise<Response>;
  close(): Promise<void>;
}

/** @param access without one, a verifier that knows the public key and the tokens above and nothing else */
export async function startRestServer(database: Database, access = twoTokens): Promise<RestServer> {
  const reported: unknown[] = [];
  let time = Date.UTC(2026, 0, 15, 12);
  const pages = createPages({
    database,
    contentVersion: createContentVersion(database),
    // Every write a second after the last one, so that their order in time is theirs in the test.
    now: () => {
      time += 1000;
      return time;
    },
  });
  const app = new Hono();
  app.route(
    '/rest/v1',
    createRestApi({ access, pages, database, reportFailure: (error) => reported.push(error) }),
  );
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const url = `http://127.0.0.1:${portOf(server)}`;
  return {
    url,
    pages,
    reported,
    administrator: createClient(url, publicKey, { accessToken: async () => administratorToken }),
    visitor: createClient(url, publicKey, { auth: { persistSession: false, autoRefreshToken: false } }),
    request(pathAndQuery, { isAdministrator, headers, ...init } = {}) {
      const token = isAdministrator ? administratorToken : publicKey;
      return fetch(`${url}${pathAndQuery}`, {
        ...init,
        headers: { apikey: publicKey, Authorization: `Bearer ${token}`, ...(headers as object) },
      });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
