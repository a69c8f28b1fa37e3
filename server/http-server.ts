/** The server of one process, put together from its parts but not yet listening. */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { AccessLog } from './access-log.ts';
import { createApp } from './app.ts';
import { createHtmlCache } from './html-cache/html-cache.ts';
import { createListener } from './listener.ts';
import { answerWithoutApp } from './malformed-request.ts';
import { createMetrics } from './metrics.ts';
import type { Services } from './services.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { listFiles, staticFiles } from './static-files.ts';

const cacheBytes = 64 * 1024 * 1024;
/** Longer than the usual proxy keeps an idle connection, so that it is never we who hang up first. */
const keepAliveMs = 65_000;

export interface HttpServerOptions {
  services: Services;
  site: SiteRenderer;
  /** The files of the built site; what is added later is not found. */
  filesFolder: string;
  accessLog: AccessLog | null;
}

export function createHttpServer({ services, site, filesFolder, accessLog }: HttpServerOptions): Server {
  const { env, logger } = services;
  const files = listFiles(filesFolder);
  const metrics = createMetrics();
  const app = createApp({ services, site, metrics, files: staticFiles(filesFolder, files) });
  const server = createServer(
    createListener({
      cache: createHtmlCache(cacheBytes),
      contentVersion: services.contentVersion,
      app: getRequestListener(app.fetch, {
        overrideGlobalObjects: false,
        errorHandler: answerWithoutApp(env.siteUrl.startsWith('https:'), (error) =>
          logger.error({ err: error }, 'request failed'),
        ),
      }),
      render: async (request) => app.fetch(request),
      isFile: (path) => files.has(path),
      origin: env.siteUrl,
      logger,
      accessLog,
      metrics,
    }),
  );
  server.keepAliveTimeout = keepAliveMs;
  return server;
}
