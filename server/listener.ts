/**
 * What `node:http` calls for every request: it names the request, answers from the HTML cache where it can,
 * hands everything else to the app, and writes one line about it.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ContentVersion } from '#database/content-version.ts';
import { chooseEncoding } from './html-cache/accept-encoding.ts';
import { cacheKey } from './html-cache/cache-key.ts';
import type { CachedPage } from './html-cache/cached-page.ts';
import type { HtmlCache } from './html-cache/html-cache.ts';
import type { Metrics } from './metrics.ts';
import { currentRequestId, nextRequestId } from './request-id.ts';

/** What the line about a request needs to know from its answer. */
interface RequestRecord {
  cache: 'hit' | 'miss' | 'none';
}

export interface ListenerOptions {
  cache: HtmlCache;
  contentVersion: Pick<ContentVersion, 'current'>;
  /** Everything the cache does not answer. */
  app: RequestListener;
  /** The app, asked for a page as nobody in particular. */
  render(request: Request): Promise<Response>;
  /** True for the paths of files, which the app streams by itself. */
  isFile(path: string): boolean;
  origin: string;
  logger: Logger;
  metrics: Metrics;
}

const maxLoggedPath = 500;

export function createListener(options: ListenerOptions): RequestListener {
  const { cache, contentVersion, app, render, isFile, origin, logger, metrics } = options;

  return (request, response) => {
    const startedAt = performance.now();
    const id = nextRequestId();
    const record: RequestRecord = { cache: 'none' };
    request.headers['x-request-id'] = id;
    response.setHeader('x-request-id', id);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const status = response.statusCode;
      metrics.observe({ status, cache: record.cache, seconds: ms / 1000 });
      logger.info({
        id,
        method: request.method,
        path: pathOf(request).slice(0, maxLoggedPath),
        status,
        ms: Math.round(ms * 100) / 100,
        bytes: response.getHeader('content-length') ?? null,
        cache: record.cache,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });

    const key = cacheKey(request.method, request.url);
    if (key === null || isFile(pathOf(request))) {
      currentRequestId.run(id, app, request, response);
      return;
    }
    answer(key, id, request, response, record).catch((error: unknown) => {
      logger.error({ id, err: error }, 'cache failed');
      // The app has its own page for failures, as long as nothing has been said yet.
      if (response.headersSent) response.destroy();
      else currentRequestId.run(id, app, request, response);
    });
  };

  async function answer(
    key: string,
    id: string,
    request: IncomingMessage,
    response: ServerResponse,
    record: RequestRecord,
  ): Promise<void> {
    // Read before rendering: a write that commits meanwhile makes the result old, never the other way round.
    const version = await contentVersion.current();
    const kept = cache.find(key, version);
    if (kept !== undefined) {
      record.cache = 'hit';
      send(kept, request, response);
      return;
    }
    record.cache = 'miss';
    const { page } = await cache.load(key, version, () =>
      currentRequestId.run(id, render, new Request(origin + key, { headers: { 'x-request-id': id } })),
    );
    send(page, request, response);
  }
}

function pathOf(request: IncomingMessage): string {
  const target = request.url ?? '/';
  const queryStart = target.indexOf('?');
  return queryStart === -1 ? target : target.slice(0, queryStart);
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const { body, headers, etag } = page.representation(chooseEncoding(request.headers['accept-encoding']));
  if (page.status === 200 && page.isHeldBy(request.headers['if-none-match'])) {
    const {
      'content-length': _length,
      'content-encoding': _encoding,
      'content-type': _type,
      ...rest
    } = headers;
    response.writeHead(304, { ...rest, etag }).end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
