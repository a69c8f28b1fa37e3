import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { CachedPage } from '../html-cache/cached-page.ts';
import type { HtmlCache } from '../html-cache/html-cache.ts';
import { createPageLoader } from '../html-cache/load-page.ts';
import { createRenderQueue } from '../html-cache/render-queue.ts';
import { createLogger } from '../journal/logger.ts';
import { createRequestJournal } from '../journal/request-journal.ts';
import { createListener } from './listener.ts';
import { requestLimits } from './request-limits.ts';
import { createRequestsUnderWay } from './requests-under-way.ts';

const closing = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Sends requests to a listener with this cache and app, the last of which closes the connection. */
async function answerOf(cache: HtmlCache, app: RequestListener, requests = closing) {
  const lines: string[] = [];
  const { logger } = createLogger('info', { write: (line) => lines.push(line), flushSync() {} });
  const server = createServer(
    createListener({
      cache,
      contentVersion: { known: () => 1 },
      loadPage: createPageLoader({
        cache,
        contentVersion: { current: async () => 1 },
        availability: { isAway: false },
        queue: createRenderQueue(),
        isListed: () => true,
        render: async () => new Response(''),
        renderBusy: () => new Response('', { status: 503 }),
        origin: 'http://localhost',
      }),
      answerContact: () => false,
      app,
      isFile: () => false,
      answerLate: () => new Response('late', { status: 503 }),
      noteAddress: () => {},
      underWay: createRequestsUnderWay(requestLimits),
      forwarded: { note() {} },
      logger,
      journal: createRequestJournal(),
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(requests);
  await once(socket, 'close');
  return { received, lines };
}

const empty: HtmlCache = {
  find: () => undefined,
  findOutdated: () => undefined,
  isListed: () => false,
  load: () => Promise.reject(new Error('out of memory')),
  settled: async () => {},
};

test('the app answers when the cache fails', async () => {
  const { received, lines } = await answerOf(empty, (_, response) => response.end('from the app'));
  expect(received).toContain('from the app');
  expect(lines.some((line) => line.includes('out of memory'))).toBe(true);
});

test('a failure after the headers were sent closes the connection without a second response', async () => {
  const page = new CachedPage(200, { 'content-type': 'text/html' }, Buffer.from('<p>Portão</p>'));
  const whole = page.representation('identity');
  page.representation = () => ({ ...whole, content: Symbol('not bytes') as unknown as Buffer });
  let wasAppCalled = false;
  const { received } = await answerOf({ ...empty, find: () => page }, () => {
    wasAppCalled = true;
  });
  expect(wasAppCalled).toBe(false);
  expect(received.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test('only an answer that closes the connection, or one over HTTP/1.0, says what becomes of it', async () => {
  const page = new CachedPage(200, { 'content-type': 'text/html' }, Buffer.from('<p>Portão</p>'));
  const cache = { ...empty, find: () => page };
  const staying = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const { received } = await answerOf(cache, () => {}, staying + closing);
  expect(received.match(/HTTP\/1\.1 200|(?:Connection|Keep-Alive): .*/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 200',
    'Connection: close',
  ]);
  const older = 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n';
  const { received: answers } = await answerOf(cache, () => {}, older + closing);
  expect(answers).toMatch(/^HTTP\/1\.1 200 [\s\S]*?Connection: keep-alive\r\n/);
});
