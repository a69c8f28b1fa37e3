/** One process of the server: opens everything, listens, and stops without dropping a request. */
import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientFolder, loadSiteRenderer } from '../answers/site-renderer.ts';
import type { Env } from '../env.ts';
import { createLogger } from '../journal/logger.ts';
import { createRequestJournal } from '../journal/request-journal.ts';
import { screenServices } from '../screen-services.ts';
import { openServices } from '../services.ts';
import { createHttpServer } from './http-server.ts';

/** On other systems, a port shared in this way sends all connections to one process, or Node refuses to share it. */
const platformsThatSpread: ReadonlySet<string> = new Set(['linux', 'freebsd']);

/**
 * Resolves when the server listens.
 * @param onStoppable is called before the first connection can arrive. It gets the function that stops the process:
 * new requests are refused, running ones finish, and the database is closed.
 * @throws if the database, the build or the port is unavailable
 */
export async function runServer(env: Env, onStoppable: (stop: () => Promise<void>) => void): Promise<void> {
  const { logger, accessLog, flush } = createLogger(env.logLevel);
  const journal = createRequestJournal();
  if (accessLog !== null) journal.subscribe(accessLog);
  const services = await openServices(env, logger);
  const site = await loadSiteRenderer(screenServices(services));
  const { server, stop } = createHttpServer({ services, site, filesFolder: clientFolder, journal });
  onStoppable(async () => {
    await stop();
    await services.close();
    journal.flush();
    logger.info('stopped');
    flush();
  });
  await listen(server, env.port, env.host);
  // A text only for a server on a pipe.
  const address = server.address() as AddressInfo | null;
  logger.info({ port: address?.port ?? env.port, host: env.host }, 'listening');
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, reusePort: sharesPort(port) }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Whether this process is one of several workers and the kernel spreads connections over their sockets. A worker that
 * is killed then takes nothing with it but its own connections, and the kernel ends those.
 */
function sharesPort(port: number): boolean {
  return cluster.isWorker && port !== 0 && platformsThatSpread.has(process.platform);
}
