/** The whole server of one process on a real socket, with the built screens or with screens made for a test. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { createHttpServer } from '#server/http-server.ts';
import { createLogger } from '#server/logger.ts';
import { createRequestJournal } from '#server/request-journal.ts';
import { screenServices } from '#server/screen-services.ts';
import { openServices, type Services } from '#server/services.ts';
import { clientFolder, loadSiteRenderer, type SiteRenderer } from '#server/site-renderer.ts';
import { type Answer, ask, type Question } from './ask.ts';

export const publicKey = 'public-key-of-the-http-tests';
export const siteUrl = 'https://site.example';

export interface TestServer {
  origin: string;
  services: Services;
  /** Every line logged so far, parsed. */
  logged: Record<string, unknown>[];
  ask(target: string, question?: Question): Promise<Answer>;
}

export interface TestServerOptions {
  /** What answers in the place of the built screens. */
  screens?: SiteRenderer['render'];
  env?: Record<string, string>;
}

/** Lives until the test that called it has finished. */
export async function startServer({ screens, env = {} }: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'http-tests-'));
  const parsed = parseEnv({
    SITE_URL: siteUrl,
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    API_PUBLIC_KEY: publicKey,
    SECRET_KEY: 'secret key of the http tests, long enough',
    ...env,
  });
  if (!parsed.ok) throw new Error(parsed.message);
  const logged: Record<string, unknown>[] = [];
  const { logger, accessLog } = createLogger('info', {
    write(lines) {
      for (const line of lines.trimEnd().split('\n')) logged.push(JSON.parse(line));
    },
    flushSync() {},
  });
  const journal = createRequestJournal();
  if (accessLog !== null) journal.tell(accessLog);
  const services = await openServices(parsed.env, logger);
  const server = createHttpServer({
    services,
    journal,
    ...(await screensAndFiles(services, folder, screens)),
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
  return { origin, services, logged, ask: (target, question) => ask(origin, target, question) };
}

async function screensAndFiles(
  services: Services,
  folder: string,
  screens: SiteRenderer['render'] | undefined,
): Promise<{ site: SiteRenderer; filesFolder: string }> {
  if (screens === undefined) {
    return { site: await loadSiteRenderer(screenServices(services)), filesFolder: clientFolder };
  }
  const filesFolder = join(folder, 'files');
  mkdirSync(join(filesFolder, 'assets'), { recursive: true });
  writeFileSync(join(filesFolder, 'assets', 'entry-Ab12.js'), 'let portao;');
  return { site: { render: screens, styleSources: ["'sha256-none'"] }, filesFolder };
}

/** A screen that every visitor sees the same. */
export function html(body: string, init: ResponseInit = {}): Response {
  return new Response(`<!DOCTYPE html><title>Portão</title>${body}`, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  });
}
