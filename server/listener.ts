/**
 * What `node:http` calls for every request: it names the request, answers from the HTML cache where it can,
 * hands everything else to the app, and notes it in the journal. The way of a page that is kept does without
 * promises, listeners and copies, each of which would cost as much as the rest (`npm run bench -- --only cached`).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ContentVersion } from '#database/content-version.ts';
import { chooseEncoding } from './html-cache/accept-encoding.ts';
import { cacheKey } from './html-cache/cache-key.ts';
import type { CachedPage } from './html-cache/cached-page.ts';
import type { HtmlCache } from './html-cache/html-cache.ts';
import type { LoadPage } from './html-cache/load-page.ts';
import { loggedPath } from './logged-path.ts';
import { currentRequestId, nextRequestId } from './request-id.ts';
import type { AnsweredRequest, RequestJournal } from './request-journal.ts';

export interface ListenerOptions {
  cache: Pick<HtmlCache, 'find'>;
  contentVersion: Pick<ContentVersion, 'known'>;
  /** Everything for the cache that is not in it yet. */
  loadPage: LoadPage;
  /** Everything the cache does not answer. */
  app: RequestListener;
  /** True for the paths of files, which the app streams by itself. */
  isFile(path: string): boolean;
  logger: Logger;
  journal: RequestJournal;
}

/** One request on its way through. */
interface Exchange {
  id: string;
  path: string;
  startedAt: number;
  request: IncomingMessage;
  response: ServerResponse;
}

export function createListener(options: ListenerOptions): RequestListener {
  const { cache: pages, contentVersion, loadPage, app, isFile, logger, journal } = options;

  return (request, response) => {
    const exchange: Exchange = {
      id: nextRequestId(),
      path: pathOf(request.url ?? '/'),
      startedAt: performance.now(),
      request,
      response,
    };
    const key = cacheKey(request.method, request.url);
    try {
      if (key !== null && answerHit(key, exchange)) return;
    } catch (error) {
      if (mayStillAnswer(exchange, error)) passOn(exchange, null);
      return;
    }
    passOn(exchange, key !== null && isFile(exchange.path) ? null : key);
  };

  /** @param key null when the page is not for the cache */
  function passOn(exchange: Exchange, key: string | null): void {
    const { id, request, response } = exchange;
    response.once('close', () => {
      const length = response.getHeader('content-length');
      const bytes = length === undefined ? null : Number(length);
      record(exchange, key === null ? 'none' : 'miss', bytes, !response.writableFinished);
    });
    // From here on so that whatever answers, the headers are complete and `bytes` can be read from them.
    response.setHeader('x-request-id', id);
    request.headers['x-request-id'] = id;
    if (key === null) {
      currentRequestId.run(id, app, request, response);
      return;
    }
    answerMiss(key, exchange).catch((error: unknown) => {
      if (mayStillAnswer(exchange, error)) currentRequestId.run(id, app, request, response);
    });
  }

  function answerHit(key: string, exchange: Exchange): boolean {
    const version = contentVersion.known();
    const kept = version === null ? undefined : pages.find(key, version);
    if (kept === undefined) return false;
    const bytes = send(kept, exchange);
    record(exchange, 'hit', bytes, false);
    return true;
  }

  /** The app has its own page for failures, as long as nothing has been said yet. */
  function mayStillAnswer({ id, response }: Exchange, error: unknown): boolean {
    logger.error({ id, err: error }, 'cache failed');
    if (response.headersSent) response.destroy();
    return !response.headersSent;
  }

  async function answerMiss(key: string, exchange: Exchange): Promise<void> {
    send(await loadPage(key, exchange.id), exchange);
  }

  function record(
    { id, path: asked, startedAt, request, response }: Exchange,
    cache: AnsweredRequest['cache'],
    bytes: number | null,
    isAborted: boolean,
  ): void {
    const status = response.statusCode;
    journal.add({
      id,
      method: request.method,
      path: loggedPath(asked, response.headersSent ? status : null),
      status,
      startedAt,
      endedAt: performance.now(),
      bytes,
      cache,
      isAborted,
    });
  }
}

function pathOf(target: string): string {
  const queryStart = target.indexOf('?');
  return queryStart === -1 ? target : target.slice(0, queryStart);
}

/** @returns the length of the body that goes out, or would to a GET */
function send(page: CachedPage, { id, request, response }: Exchange): number | null {
  const { content, length, etag, headersFor } = page.representation(
    chooseEncoding(request.headers['accept-encoding']),
  );
  if (page.status === 200 && page.isHeldBy(request.headers['if-none-match'])) {
    response.writeHead(304, page.notModifiedHeaders(etag, id)).end();
    return null;
  }
  response.writeHead(page.status, headersFor(id));
  response.end(request.method === 'HEAD' ? undefined : content, 'latin1');
  return length;
}
