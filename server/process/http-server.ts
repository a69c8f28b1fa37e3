/** Assembles the HTTP server of one process. The caller starts listening. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { changesOf } from '#domain/promotions/promotion-state.ts';
import { createAddressNotes } from '../addresses/note-addresses.ts';
import { createFailurePages } from '../answers/failure-page.ts';
import { lateAnswer } from '../answers/late-answer.ts';
import { answerWithoutApp } from '../answers/malformed-request.ts';
import { withSecurityHeaders } from '../answers/security-headers.ts';
import type { SiteRenderer } from '../answers/site-renderer.ts';
import { listFiles, staticFiles } from '../answers/static-files.ts';
import { createApp } from '../app.ts';
import { datedVersion } from '../html-cache/dated-version.ts';
import { createHtmlCache } from '../html-cache/html-cache.ts';
import { createPageLoader } from '../html-cache/load-page.ts';
import { createRenderQueue } from '../html-cache/render-queue.ts';
import { loggedPath } from '../journal/logged-path.ts';
import type { RequestJournal } from '../journal/request-journal.ts';
import { createContactAnswers } from '../leads/count-contacts.ts';
import type { Services } from '../services.ts';
import { createTitleReader } from '../social-cards/cached-titles.ts';
import { createCardDrawer } from '../social-cards/card-drawer.ts';
import { trackConnections } from './connections.ts';
import { watchForwardedRequests } from './forwarded-requests.ts';
import { createListener, pathOfTarget } from './listener.ts';
import { createMetrics } from './metrics.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { currentRequestId } from './request-id.ts';
import { type RequestLimits, requestLimits } from './request-limits.ts';
import { createRequestsUnderWay, tooLate } from './requests-under-way.ts';
import { serverGauges } from './server-gauges.ts';
import { stopListening } from './stop-listening.ts';

const cacheBytes = 32 * 1024 * 1024;
/** Refused connections come in floods, so one line per this time is enough. */
const refusalLogEveryMs = 60_000;

export interface HttpServerDependencies {
  services: Services;
  site: SiteRenderer;
  /** The files of the built site, listed once: a file added later is not served. */
  filesFolder: string;
  journal: RequestJournal;
  limits?: RequestLimits;
}

export interface HttpServer {
  server: Server;
  /** Accepts no new connections, answers the requests under way, and resolves when no connection is left. */
  stop(): Promise<void>;
}

export function createHttpServer(dependencies: HttpServerDependencies): HttpServer {
  const { services, site, filesFolder, journal, limits = requestLimits } = dependencies;
  const { env, logger } = services;
  const files = listFiles(filesFolder);
  const isFile = (path: string) => files.has(path);
  const isHttps = env.siteUrl.startsWith('https:');
  const underWay = createRequestsUnderWay(limits);
  const forwarded = watchForwardedRequests(env.trustedProxyHops, logger);
  const cardDrawer = createCardDrawer();
  const failurePages = createFailurePages({ phone: env.phones[0], whatsapp: env.whatsapp });
  const metrics = createMetrics(
    journal,
    serverGauges({
      connections: () => connections,
      maxConnections: limits.connections,
      underWay,
      forwarded,
      cardDrawer,
    }),
    services.jobs.tallies,
  );
  const cache = createHtmlCache(cacheBytes);
  const contentVersion = datedVersion(services.contentVersion, changesOf(env.promotions), services.clock);
  const renderQueue = createRenderQueue();
  const loadPage = createPageLoader({
    cache,
    contentVersion,
    availability: services.availability,
    queue: renderQueue,
    isListed: site.isListed,
    render: async (request) => app.fetch(request),
    renderBusy: (requestId) => withSecurityHeaders(failurePages.busy(requestId), isHttps),
    origin: env.siteUrl,
  });
  const app: Hono = createApp({
    services,
    site,
    renderQueue,
    metrics,
    files: staticFiles(filesFolder, files),
    cardDrawer,
    readTitle: createTitleReader(loadPage, isFile),
  });

  function answerLate(path: string, id: string): Response {
    logger.warn({ id, path: loggedPath(path, null) }, 'took too long to answer');
    return lateAnswer(path, id, isHttps, failurePages);
  }

  async function answer(request: Request, bindings: { incoming: IncomingMessage }): Promise<Response> {
    const { incoming } = bindings;
    const answered = await underWay.inTime(incoming, Promise.resolve(app.fetch(request, bindings)));
    if (answered !== tooLate) return answered;
    return answerLate(pathOfTarget(incoming.url ?? '/'), currentRequestId.getStore() ?? '');
  }

  const server = createServer(
    {
      // Most requests have no body, so Node can skip creating a stream for them.
      optimizeEmptyRequests: true,
      headersTimeout: limits.headMs,
      requestTimeout: limits.bodyMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: limits.keepAliveMs,
    },
    createListener({
      cache,
      contentVersion,
      loadPage,
      answerContact: createContactAnswers(services),
      app: getRequestListener(
        (request, bindings) => answer(request, bindings as { incoming: IncomingMessage }),
        {
          overrideGlobalObjects: false,
          errorHandler: answerWithoutApp(isHttps, failurePages, (error) =>
            logger.error({ err: error }, 'request failed'),
          ),
        },
      ),
      isFile,
      answerLate,
      noteAddress: createAddressNotes({
        counter: services.addressCounter,
        trustedProxyHops: env.trustedProxyHops,
      }),
      underWay,
      forwarded,
      logger,
      journal,
    }),
  );
  server.maxConnections = limits.connections;
  refuseMalformed(server, isHttps);
  const connections = trackConnections(server, createRefusalLog(logger, limits.connections));
  return {
    server,
    stop: () => stopListening({ server, connections, underWay, limits: limits.stop }),
  };
}

function createRefusalLog(logger: Logger, limit: number): () => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - loggedAt < refusalLogEveryMs) return;
    loggedAt = now;
    logger.warn({ limit }, 'too many connections: further ones are closed at once');
  };
}
