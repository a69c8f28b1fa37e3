/** One process of the product: opens everything, listens, and stops without dropping a request. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { createHtmlCache } from './html-cache/html-cache.ts';
import { createListener } from './listener.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { screenServices } from './screen-services.ts';
import { openServices } from './services.ts';
import { clientFolder, loadSiteRenderer } from './site-renderer.ts';
import { listFiles, staticFiles } from './static-files.ts';

const cacheBytes = 64 * 1024 * 1024;
const stopDeadlineMs = 10_000;
/** Longer than the usual proxy keeps an idle connection, so that it is never we who hang up first. */
const keepAliveMs = 65_000;

export interface RunningServer {
  port: number;
  /** Takes no new requests, lets those under way finish, closes the database. */
  stop(): Promise<void>;
}

/** @throws when the database, the build or the port cannot be had */
export async function runServer(env: Env): Promise<RunningServer> {
  const { logger, flush } = createLogger(env.logLevel);
  const services = await openServices(env, logger);
  const site = await loadSiteRenderer(screenServices(services));
  const files = listFiles(clientFolder);
  const metrics = createMetrics();
  const app = createApp({ services, site, metrics, files: staticFiles(clientFolder, files) });
  const server = createServer(
    createListener({
      cache: createHtmlCache(cacheBytes),
      contentVersion: services.contentVersion,
      app: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
      render: async (request) => app.fetch(request),
      isFile: (path) => files.has(path),
      origin: env.siteUrl,
      logger,
      metrics,
    }),
  );
  server.keepAliveTimeout = keepAliveMs;
  await listen(server, env.port, env.host);
  const { port } = server.address() as AddressInfo;
  logger.info({ port, host: env.host }, 'listening');
  return {
    port,
    async stop() {
      await close(server);
      await services.close();
      logger.info('stopped');
      flush();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), stopDeadlineMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
