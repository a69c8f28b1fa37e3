/**
 * The requests that have not been answered yet, except those that the HTML cache answers at once. It ends a wait by
 * answering in place of the handler: for a request that waits too long for the server, and for one that the stopping
 * server cannot wait for.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { noteClientFailure } from './client-failures.ts';
import type { RequestLimits } from './request-limits.ts';

const checkEveryMs = 100;

/** What `inTime` returns when a handler takes too long. */
export const tooLate = Symbol('too late');

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
  /**
   * How many checks have found the request waiting for the server rather than for its client. Checks are counted
   * instead of time: a process that is short of processor time checks less often, because its requests are slow rather
   * than stuck.
   */
  checks: number;
  late: PromiseWithResolvers<typeof tooLate>;
}

export interface RequestsUnderWay {
  /** Whether the server is stopping: every answer from then on closes its connection. */
  readonly isStopping: boolean;
  readonly count: number;
  /** Call it before anything reads the request. */
  add(request: IncomingMessage, response: ServerResponse): void;
  /** @returns what the request's handler returns, or `tooLate` if it takes longer than allowed */
  inTime<Answer>(request: IncomingMessage, answer: Promise<Answer>): Promise<Answer | typeof tooLate>;
  /** From now on every answer closes its connection, and new requests are held until `release`. */
  stop(): void;
  /**
   * Held requests keep their clients from opening more connections while the server closes its socket.
   * @returns whether `handle` will be called later, by `release`
   */
  hold(handle: () => void): boolean;
  release(): void;
  /** Answers in place of the handlers: those whose client has not sent its whole body (`incomplete`), or all. */
  giveUp(which: 'incomplete' | 'all'): void;
  sockets(): Set<Socket>;
}

export function createRequestsUnderWay({ answerMs }: Pick<RequestLimits, 'answerMs'>): RequestsUnderWay {
  const all = new Map<IncomingMessage, Waiting>();
  let isStopping = false;
  let heldHandlers: (() => void)[] | null = null;
  let timer: NodeJS.Timeout | undefined;

  function end(waiting: Waiting): void {
    // The rest of the body would otherwise be read as the next request.
    if (!waiting.request.complete) closeAfterwards(waiting.response);
    waiting.late.resolve(tooLate);
  }

  function check(): void {
    for (const waiting of all.values()) {
      const limitMs = answerMs[isRead(waiting.request) ? 'read' : 'write'];
      waiting.checks = waitsForClient(waiting.request) ? 0 : waiting.checks + 1;
      if (waiting.checks * checkEveryMs >= limitMs) end(waiting);
    }
    if (all.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    get isStopping() {
      return isStopping;
    },
    get count() {
      return all.size;
    },
    add(request, response) {
      all.set(request, { request, response, checks: 0, late: Promise.withResolvers() });
      request.once('error', noteClientFailure);
      response.once('close', () => all.delete(request));
      timer ??= setInterval(check, checkEveryMs).unref();
    },
    async inTime(request, answer) {
      const waiting = all.get(request);
      return waiting === undefined ? answer : Promise.race([answer, waiting.late.promise]);
    },
    stop() {
      isStopping = true;
      heldHandlers = [];
      for (const { response } of all.values()) closeAfterwards(response);
    },
    hold(handle) {
      if (heldHandlers === null) return false;
      heldHandlers.push(handle);
      return true;
    },
    release() {
      const handlers = heldHandlers ?? [];
      heldHandlers = null;
      for (const handle of handlers) handle();
    },
    giveUp(which) {
      for (const waiting of all.values()) {
        if (which === 'all' || !waiting.request.complete) end(waiting);
      }
    },
    sockets: () => new Set([...all.keys()].map(({ socket }) => socket)),
  };
}

/** Makes the answer say `Connection: close`. Has no effect once its head has been sent. */
export function closeAfterwards(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * A handler that has not begun to read the body keeps the client waiting, however much of the body is still to come.
 */
function waitsForClient(request: IncomingMessage): boolean {
  return !request.complete && request.readableDidRead;
}

function isRead({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/social/');
}
