/** The server of one process, put together from its parts but not yet listening. */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { cacheKey } from './html-cache/cache-key.ts';
import { bodyOf } from './html-cache/cached-page.ts';
import { createHtmlCache } from './html-cache/html-cache.ts';
import { createPageLoader } from './html-cache/load-page.ts';
import { createListener } from './listener.ts';
import { answerWithoutApp } from './malformed-request.ts';
import { createMetrics } from './metrics.ts';
import { currentRequestId } from './request-id.ts';
import type { RequestJournal } from './request-journal.ts';
import type { Services } from './services.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { listFiles, staticFiles } from './static-files.ts';

const cacheBytes = 32 * 1024 * 1024;
/** Longer than the usual proxy keeps an idle connection, so that it is never we who hang up first. */
const keepAliveMs = 65_000;

export interface HttpServerOptions {
  services: Services;
  site: SiteRenderer;
  /** The files of the built site; what is added later is not found. */
  filesFolder: string;
  journal: RequestJournal;
}

export function createHttpServer({ services, site, filesFolder, journal }: HttpServerOptions): Server {
  const { env, logger } = services;
  const files = listFiles(filesFolder);
  const metrics = createMetrics(journal);
  const cache = createHtmlCache(cacheBytes);
  const loadPage = createPageLoader({
    cache,
    contentVersion: services.contentVersion,
    render: async (request) => app.fetch(request),
    origin: env.siteUrl,
  });
  const app: Hono = createApp({
    services,
    site,
    metrics,
    files: staticFiles(filesFolder, files),
    async readPage(path) {
      const key = files.has(path) ? null : cacheKey('GET', path);
      if (key === null) return null;
      const page = await loadPage(key, currentRequestId.getStore() ?? '');
      return { status: page.status, html: bodyOf(page.representation('identity')).toString() };
    },
  });
  const server = createServer(
    // Most requests have no body: theirs need not be a stream that is opened, read and closed.
    { optimizeEmptyRequests: true },
    createListener({
      cache,
      contentVersion: services.contentVersion,
      loadPage,
      app: getRequestListener(app.fetch, {
        overrideGlobalObjects: false,
        errorHandler: answerWithoutApp(env.siteUrl.startsWith('https:'), (error) =>
          logger.error({ err: error }, 'request failed'),
        ),
      }),
      isFile: (path) => files.has(path),
      logger,
      journal,
    }),
  );
  server.keepAliveTimeout = keepAliveMs;
  return server;
}
