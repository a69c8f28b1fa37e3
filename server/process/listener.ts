/**
 * The request handler of `node:http`: it assigns a request id, serves cache hits, counts contacts, passes everything else
 * to the app, and records the request in the journal. A cache hit avoids promises, event listeners and copies, because
 * each would cost as much as the rest of the hit (`npm run bench -- --only cached`).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ContentVersion } from '#database/content-version.ts';
import type { NoteAddress } from '../addresses/note-addresses.ts';
import { withKeptQuery } from '../answers/kept-query.ts';
import { chooseEncoding } from '../html-cache/accept-encoding.ts';
import { cacheKey } from '../html-cache/cache-key.ts';
import { type CachedPage, toCachedPage } from '../html-cache/cached-page.ts';
import type { HtmlCache } from '../html-cache/html-cache.ts';
import type { LoadPage } from '../html-cache/load-page.ts';
import { loggedPath } from '../journal/logged-path.ts';
import type { AnsweredRequest, RequestJournal } from '../journal/request-journal.ts';
import type { AnswerContact } from '../leads/count-contacts.ts';
import { noteActivity } from './connections.ts';
import type { ForwardedRequests } from './forwarded-requests.ts';
import { currentRequestId, nextRequestId } from './request-id.ts';
import { closeAfterwards, type RequestsUnderWay, tooLate } from './requests-under-way.ts';

export interface ListenerDependencies {
  cache: Pick<HtmlCache, 'find'>;
  contentVersion: Pick<ContentVersion, 'known'>;
  /** Handles cache misses. */
  loadPage: LoadPage;
  answerContact: AnswerContact;
  /** Handles requests that are not cacheable. */
  app: RequestListener;
  /** True for static files, which the app streams. */
  isFile(path: string): boolean;
  /** The answer to a request that waited too long. */
  answerLate(path: string, requestId: string): Response;
  /** Counts requests for addresses without a page. */
  noteAddress: NoteAddress;
  underWay: RequestsUnderWay;
  forwarded: Pick<ForwardedRequests, 'note'>;
  logger: Logger;
  journal: RequestJournal;
}

/** One request and its response. */
interface Exchange {
  id: string;
  path: string;
  startedAt: number;
  request: IncomingMessage;
  response: ServerResponse;
}

export function createListener(dependencies: ListenerDependencies): RequestListener {
  const {
    cache: pages,
    contentVersion,
    loadPage,
    answerContact,
    app,
    isFile,
    answerLate,
    noteAddress,
    underWay,
    logger,
    journal,
    forwarded,
  } = dependencies;

  return handle;

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (underWay.isStopping && underWay.hold(() => handle(request, response))) return;
    const exchange: Exchange = {
      id: nextRequestId(),
      path: pathOfTarget(request.url ?? '/'),
      startedAt: performance.now(),
      request,
      response,
    };
    noteActivity(request.socket, exchange.startedAt);
    if (underWay.isStopping) closeAfterwards(response);
    if (answerContact(request, response, exchange.id)) {
      forwarded.note(request);
      record(exchange, 'none', null, false);
      return;
    }
    const key = cacheKey(request.method, request.url);
    try {
      if (key !== null && answerHit(key, exchange)) return;
    } catch (error) {
      if (handleCacheFailure(exchange, error)) passOn(exchange, null);
      return;
    }
    passOn(exchange, key !== null && isFile(exchange.path) ? null : key);
  }

  /** @param key null if the request is not cacheable */
  function passOn(exchange: Exchange, key: string | null): void {
    const { id, request, response } = exchange;
    underWay.add(request, response);
    forwarded.note(request);
    response.once('close', () => {
      noteActivity(request.socket, performance.now());
      const length = response.getHeader('content-length');
      const bytes = length === undefined ? null : Number(length);
      record(exchange, key === null ? 'none' : 'miss', bytes, !response.writableFinished);
    });
    // Set on the response itself, so that every handler's response carries the id.
    response.setHeader('x-request-id', id);
    request.headers['x-request-id'] = id;
    if (key === null) {
      currentRequestId.run(id, app, request, response);
      return;
    }
    answerMiss(key, exchange).catch((error: unknown) => {
      if (handleCacheFailure(exchange, error)) currentRequestId.run(id, app, request, response);
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

  /** @returns whether the app can still answer. If headers have been sent, the connection is closed. */
  function handleCacheFailure({ id, response }: Exchange, error: unknown): boolean {
    logger.error({ id, err: error }, 'cache failed');
    if (response.headersSent) response.destroy();
    return !response.headersSent;
  }

  async function answerMiss(key: string, exchange: Exchange): Promise<void> {
    const { id, path, request } = exchange;
    const page = await underWay.inTime(request, loadPage(key, id));
    send(page === tooLate ? await toCachedPage(answerLate(path, id)) : page, exchange);
    if (page !== tooLate && page.status >= 300) noteAddress(request, key, page);
  }

  function record(
    { id, path, startedAt, request, response }: Exchange,
    cache: AnsweredRequest['cache'],
    bytes: number | null,
    isAborted: boolean,
  ): void {
    const { headersSent } = response;
    const status = headersSent ? response.statusCode : statusWithoutAnswer(request);
    journal.add({
      id,
      method: request.method,
      path: loggedPath(path, headersSent ? status : null),
      status,
      startedAt,
      endedAt: performance.now(),
      bytes,
      cache,
      isAborted,
    });
  }
}

/** @returns the target of a request without its query */
export function pathOfTarget(target: string): string {
  const queryStart = target.indexOf('?');
  return queryStart === -1 ? target : target.slice(0, queryStart);
}

/** @returns 408 if the server gave up waiting for the body, otherwise 499, which proxies log for a client that left */
function statusWithoutAnswer({ socket }: IncomingMessage): number {
  const { errored } = socket;
  return errored !== null && 'code' in errored && errored.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 499;
}

/** @returns the length of the body, also for a HEAD request, which gets none */
function send(page: CachedPage, { id, request, response }: Exchange): number | null {
  const { content, etag, headersFor } = page.representation(
    chooseEncoding(request.headers['accept-encoding']),
  );
  leaveOutKeepAlive(request, response);
  if (page.status === 200 && page.matchesEtag(request.headers['if-none-match'])) {
    response.writeHead(304, page.notModifiedHeaders(etag, id)).end();
    return null;
  }
  const headers = headersFor(id);
  response.writeHead(page.status, page.location === null ? headers : withOwnQuery(headers, page, request));
  response.end(request.method === 'HEAD' ? undefined : content);
  return content.length;
}

/**
 * HTTP/1.1 keeps a connection open unless the answer says otherwise, so the headers that say so would only take up room
 * in the first flight.
 */
function leaveOutKeepAlive({ httpVersion }: IncomingMessage, response: ServerResponse): void {
  if (httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('Connection');
}

/** The headers are shared by everybody who gets the page, but the query belongs to one request. */
function withOwnQuery(headers: readonly string[], page: CachedPage, { url = '' }: IncomingMessage): string[] {
  const location = withKeptQuery(page, url) ?? '';
  return headers.map((text, index) => (headers[index - 1] === 'location' ? location : text));
}
