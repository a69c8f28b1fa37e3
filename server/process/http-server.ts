/** Assembles the HTTP server of one process. The caller starts listening. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
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
import { createPageLoader, type PageLoaderDependencies } from '../html-cache/load-page.ts';
import { createRenderQueue } from '../html-cache/render-queue.ts';
import { loggedPath } from '../journal/logged-path.ts';
import type { RequestJournal } from '../journal/request-journal.ts';
import { createContactAnswers } from '../leads/count-contacts.ts';
import type { Services } from '../services.ts';
import { createTitleReader } from '../social-cards/cached-titles.ts';
import { createCardDrawer } from '../social-cards/card-drawer.ts';
import { trackConnections } from './connections.ts';
import { watchForwardedRequests } from './forwarded-requests.ts';
import { createListener, type ListenerDependencies, pathOfTarget } from './listener.ts';
import { createMetrics } from './metrics.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { currentRequestId } from './request-id.ts';
import { type RequestLimits, requestLimits } from './request-limits.ts';
import { createRequestsUnderWay, type RequestsUnderWay, tooLate } from './requests-under-way.ts';
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

type AnswerLate = ListenerDependencies['answerLate'];

export function createHttpServer(dependencies: HttpServerDependencies): HttpServer {
  const { services, site, filesFolder, journal, limits = requestLimits } = dependencies;
  const { env, logger, addressCounter } = services;
  const { trustedProxyHops } = env;
  const files = listFiles(filesFolder);
  const isFile = (path: string) => files.has(path);
  const isHttps = env.siteUrl.startsWith('https:');
  const underWay = createRequestsUnderWay(limits);
  const forwarded = watchForwardedRequests(trustedProxyHops, logger);
  const cardDrawer = createCardDrawer();
  const failurePages = createFailurePages({ phone: env.phones[0], whatsapp: env.whatsapp });
  const renderQueue = createRenderQueue();
  const cachedPages = createCachedPages(dependencies, {
    queue: renderQueue,
    render: async (request) => app.fetch(request),
    renderBusy: (requestId) => withSecurityHeaders(failurePages.busy(requestId), isHttps),
  });
  const maxConnections = limits.connections;
  const metrics = createMetrics(
    journal,
    serverGauges({ connections: () => connections, maxConnections, underWay, forwarded, cardDrawer }),
    services.jobs.tallies,
  );
  const app: Hono = createApp({
    services,
    site,
    renderQueue,
    metrics,
    files: staticFiles(filesFolder, files),
    cardDrawer,
    readTitle: createTitleReader(cachedPages.loadPage, isFile),
  });
  const noteAddress = createAddressNotes({ counter: addressCounter, trustedProxyHops });
  const answerLate: AnswerLate = (path, id) => {
    logger.warn({ id, path: loggedPath(path, null) }, 'took too long to answer');
    return lateAnswer(path, id, isHttps, failurePages);
  };
  const reportFailure = (error: unknown) => logger.error({ err: error }, 'request failed');
  const answerFailure = answerWithoutApp(isHttps, failurePages, reportFailure);
  const server = createServer(
    nodeOptions(limits),
    createListener({
      ...cachedPages,
      answerContact: createContactAnswers(services),
      app: appListener(app, { underWay, answerLate, answerFailure }),
      isFile,
      answerLate,
      noteAddress,
      underWay,
      forwarded,
      logger,
      journal,
    }),
  );
  server.maxConnections = maxConnections;
  refuseMalformed(server, isHttps);
  const connections = trackConnections(server, createRefusalLog(logger, maxConnections));
  const stop = () => stopListening({ server, connections, underWay, limits: limits.stop, isHttps });
  return { server, stop };
}

function createCachedPages(
  { services, site }: HttpServerDependencies,
  rendering: Pick<PageLoaderDependencies, 'queue' | 'render' | 'renderBusy'>,
): Pick<ListenerDependencies, 'cache' | 'contentVersion' | 'loadPage'> {
  const { env, availability, clock } = services;
  const cache = createHtmlCache(cacheBytes);
  const contentVersion = datedVersion(services.contentVersion, changesOf(env.promotions), clock);
  const loadPage = createPageLoader({
    ...rendering,
    cache,
    contentVersion,
    availability,
    isListed: site.isListed,
    origin: env.siteUrl,
  });
  return { cache, contentVersion, loadPage };
}

function appListener(
  app: Hono,
  {
    underWay,
    answerLate,
    answerFailure,
  }: {
    underWay: RequestsUnderWay;
    answerLate: AnswerLate;
    answerFailure: ReturnType<typeof answerWithoutApp>;
  },
): RequestListener {
  return getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as { incoming: IncomingMessage };
      const answered = await underWay.inTime(incoming, Promise.resolve(app.fetch(request, bindings)));
      if (answered !== tooLate) return answered;
      return answerLate(pathOfTarget(incoming.url ?? '/'), currentRequestId.getStore() ?? '');
    },
    { overrideGlobalObjects: false, errorHandler: answerFailure },
  );
}

function nodeOptions(limits: RequestLimits): ServerOptions {
  return {
    // Most requests have no body, so Node can skip creating a stream for them.
    optimizeEmptyRequests: true,
    headersTimeout: limits.headMs,
    requestTimeout: limits.bodyMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    keepAliveTimeout: limits.keepAliveMs,
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
