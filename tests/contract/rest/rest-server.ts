/** The REST API alone, on a real socket, with the official client as an administrator and as a visitor. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { createMissedService } from '#domain/addresses/missed/missed-service.ts';
import { createRedirectService, type RedirectService } from '#domain/addresses/redirects/redirect-service.ts';
import { createAuditLog } from '#domain/auth/audit/audit-log.ts';
import type { Authenticator, Caller, CallerFailure } from '#domain/auth/sessions/caller.ts';
import type { Clock } from '#domain/clock.ts';
import { createLeadService, type LeadService } from '#domain/leads/lead-service.ts';
import type { SitePage } from '#domain/leads/reports/page-facts.ts';
import type { HandWrittenPage } from '#domain/pages/gate/hand-written-page.ts';
import { createPageService, type PageService } from '#domain/pages/page-service.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { createGateWorker } from '#server/gate-process/gate-worker.ts';
import type { CostlyReadLimits } from '#server/rest-api/costly-reads.ts';
import type { Registry } from '#server/rest-api/registry.ts';
import { createRestApi } from '#server/rest-api/rest-api.ts';
import type { RestApiDependencies } from '#server/rest-api/rest-context.ts';
import { publicKey } from '#tests/contract/auth-support.ts';
import { signedInCaller } from '#tests/support/signed-in-caller.ts';

const administratorToken = 'token-of-an-administrator';

const tokens: Record<string, Result<Caller, CallerFailure>> = {
  [publicKey]: success({ role: 'anonymous' }),
  [administratorToken]: success(signedInCaller),
  expired: refusal({ code: 'expired_token', message: 'token is expired' }),
  broken: refusal({ code: 'invalid_token', message: 'Invalid JWT signature' }),
  gone: refusal({ code: 'session_gone' }),
};

const fakeAuthenticator: Authenticator = {
  checkPublicKey(key) {
    if (key === null) return refusal({ code: 'missing_key' });
    return key === publicKey ? success() : refusal({ code: 'wrong_key' });
  },
  async authenticate(authorization) {
    const token = authorization?.replace(/^Bearer /, '') ?? publicKey;
    return tokens[token] ?? refusal({ code: 'invalid_token', message: 'Invalid JWT' });
  },
};

/** A rule may name its addresses by full URLs of this site. */
export const siteUrl = 'https://site.example';
export const whatsapp = '11900000001';

/** The pages that the build would list. */
const sitePages: readonly SitePage[] = [
  { path: '/', name: 'Início', family: 'site' },
  { path: '/cidades/moema', name: 'Moema', family: 'places' },
  { path: '/motores/motor-ppa-home', name: 'Motor PPA Home', family: 'motors' },
];

export interface RestServer {
  url: string;
  dependencies: RestApiDependencies;
  pages: PageService;
  redirects: RedirectService;
  leads: LeadService;
  /** What the server reported as bugs or outages. */
  reported: unknown[];
  administrator: SupabaseClient;
  visitor: SupabaseClient;
  /** A plain request with the public key and, if `isAdministrator` is set, the administrator's token. */
  request(pathAndQuery: string, init?: RequestInit & { isAdministrator?: boolean }): Promise<Response>;
  close(): Promise<void>;
}

export interface RestServerOptions {
  /** By default one that knows only the public key and the tokens above. */
  authenticator?: Authenticator;
  /** By default the real one. */
  registry?: Registry;
  /** The hand-written pages of the site, which the gate compares with. */
  handWritten?: readonly HandWrittenPage[];
  /** The limits for reads that no index answers. */
  limits?: CostlyReadLimits;
  /** By default a clock that advances by a second whenever it is read, so that the order of writes is certain. */
  clock?: Clock;
}

function tickingClock(): Clock {
  let time = Date.UTC(2026, 0, 15, 12);
  return () => {
    time += 1000;
    return new Date(time);
  };
}

export async function startRestServer(
  database: Database,
  {
    authenticator = fakeAuthenticator,
    registry,
    handWritten = [],
    limits,
    clock = tickingClock(),
  }: RestServerOptions = {},
): Promise<RestServer> {
  const reported: unknown[] = [];
  const contentVersion = createContentVersion(database);
  const gateWorker = createGateWorker();
  const pages = createPageService({
    database,
    contentVersion,
    clock,
    loadHandWritten: async () => handWritten,
    gateWork: gateWorker,
  });
  const leads = createLeadService({ database, pages, clock, sitePages: async () => sitePages });
  const ownPaths = new Set([...sitePages.map(({ path }) => path), '/cidades/qualquer']);
  const redirects = createRedirectService({
    database,
    clock,
    site: { url: siteUrl, loadRouteMatcher: async () => (path) => ownPaths.has(path) },
  });
  const missed = createMissedService({ database, sitePages: async () => sitePages });
  const audit = createAuditLog({ mark: () => 'network', clock });
  const app = new Hono();
  const dependencies: RestApiDependencies = {
    authenticator,
    pages,
    leads,
    redirects,
    missed,
    pagesOnSubject: async (title) => sitePages.filter(({ name }) => name === title),
    audit,
    database,
    siteUrl,
    whatsapp,
    reportFailure: (error) => reported.push(error),
  };
  app.route('/rest/v1', createRestApi(dependencies, registry, limits));
  const { url, close } = await serve(app);
  return {
    url,
    dependencies,
    pages,
    redirects,
    leads,
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
      await close();
      gateWorker.close();
    },
  };
}

async function serve(app: Hono): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
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
