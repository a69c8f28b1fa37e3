/** Starts the whole server in this process, on a real socket, with the built screens or with fake ones. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Clock, systemClock } from '#domain/clock.ts';
import { publicPolicies } from '#server/answers/public-policies.ts';
import { clientFolder, loadSiteRenderer, type SiteRenderer } from '#server/answers/site-renderer.ts';
import { parseEnv } from '#server/env.ts';
import { createLogger } from '#server/journal/logger.ts';
import { createRequestJournal } from '#server/journal/request-journal.ts';
import { createHttpServer } from '#server/process/http-server.ts';
import { type RequestLimits, requestLimits } from '#server/process/request-limits.ts';
import { screenServices } from '#server/screen-services.ts';
import { openServices, type Services } from '#server/services.ts';
import { type Answer, type SendOptions, send } from './send.ts';

export const publicKey = 'public-key-of-the-http-tests';
export const siteUrl = 'https://site.example';

export interface TestServer {
  origin: string;
  services: Services;
  /** Every line of the log, parsed. */
  logged: Record<string, unknown>[];
  send(target: string, options?: SendOptions): Promise<Answer>;
}

export interface TestServerOptions {
  /** Replaces the built screens. */
  screens?: SiteRenderer['render'];
  /** Which addresses those screens list; all by default. */
  isListed?: SiteRenderer['isListed'];
  env?: Record<string, string>;
  limits?: Partial<RequestLimits>;
  /** The clock of the site, which decides, for example, which promotions run. */
  clock?: Clock;
}

/** The server stops when the calling test has finished. */
export async function startServer({
  screens,
  isListed = () => true,
  env = {},
  limits,
  clock = systemClock,
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'http-tests-'));
  const parsed = parseEnv({
    SITE_URL: siteUrl,
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    API_PUBLIC_KEY: publicKey,
    SECRET_KEY: 'secret key of the http tests, long enough',
    ...env,
  });
  if (!parsed.ok) throw new Error(parsed.failure.message);
  const logged: Record<string, unknown>[] = [];
  const { logger, accessLog } = createLogger('info', {
    write(lines) {
      for (const line of lines.trimEnd().split('\n')) logged.push(JSON.parse(line));
    },
    flushSync() {},
  });
  const journal = createRequestJournal();
  if (accessLog !== null) journal.subscribe(accessLog);
  const services = await openServices(parsed.value, logger, clock);
  const { server } = createHttpServer({
    services,
    journal,
    limits: { ...requestLimits, ...limits },
    ...(await screensAndFiles(services, folder, { screens, isListed })),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    await services.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { origin, services, logged, send: (target, options) => send(origin, target, options) };
}

async function screensAndFiles(
  services: Services,
  folder: string,
  { screens, isListed }: { screens: SiteRenderer['render'] | undefined } & Pick<SiteRenderer, 'isListed'>,
): Promise<{ site: SiteRenderer; filesFolder: string }> {
  if (screens === undefined) {
    return { site: await loadSiteRenderer(screenServices(services)), filesFolder: clientFolder };
  }
  const filesFolder = join(folder, 'files');
  mkdirSync(join(filesFolder, 'assets'), { recursive: true });
  writeFileSync(join(filesFolder, 'assets', 'entry-Ab12.js'), 'let portao;');
  const policyOf = publicPolicies([], '');
  return {
    site: {
      render: screens,
      policyOf,
      isListed,
      sitePages: async () => [],
      pagesOnSubject: async () => [],
      loadRouteMatcher: async () => () => false,
    },
    filesFolder,
  };
}

/** A page in HTML, as a screen would return it. */
export function html(body: string, init: ResponseInit = {}): Response {
  return new Response(`<!DOCTYPE html><title>Portão</title>${body}`, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  });
}
