/** One process of the product: opens everything, listens, and stops without dropping a request. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Env } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { createLogger } from './logger.ts';
import { createRequestJournal } from './request-journal.ts';
import { screenServices } from './screen-services.ts';
import { openServices } from './services.ts';
import { clientFolder, loadSiteRenderer } from './site-renderer.ts';

const stopDeadlineMs = 10_000;
const lookForIdleMs = 20;

export interface RunningServer {
  port: number;
  /** Takes no new requests, lets those under way finish, closes the database. */
  stop(): Promise<void>;
}

/** @throws when the database, the build or the port cannot be had */
export async function runServer(env: Env): Promise<RunningServer> {
  const { logger, accessLog, flush } = createLogger(env.logLevel);
  const journal = createRequestJournal();
  if (accessLog !== null) journal.tell(accessLog);
  const services = await openServices(env, logger);
  const site = await loadSiteRenderer(screenServices(services));
  const server = createHttpServer({ services, site, filesFolder: clientFolder, journal });
  await listen(server, env.port, env.host);
  const { port } = server.address() as AddressInfo;
  logger.info({ port, host: env.host }, 'listening');
  return {
    port,
    async stop() {
      await close(server);
      await services.close();
      journal.flush();
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
    // A connection whose last answer has just gone out would be kept open for the next request.
    const idle = setInterval(() => server.closeIdleConnections(), lookForIdleMs);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(idle);
      resolve();
    });
  });
}
