import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { CachedPage } from './html-cache/cached-page.ts';
import type { HtmlCache } from './html-cache/html-cache.ts';
import { createPageLoader } from './html-cache/load-page.ts';
import { createListener } from './listener.ts';
import { createLogger } from './logger.ts';
import { createRequestJournal } from './request-journal.ts';

/** A listener around a cache that fails in the given way. */
async function listening(cache: HtmlCache, app: RequestListener) {
  const lines: string[] = [];
  const { logger } = createLogger('info', { write: (line) => lines.push(line), flushSync() {} });
  const server = createServer(
    createListener({
      cache,
      contentVersion: { known: () => 1 },
      loadPage: createPageLoader({
        cache,
        contentVersion: { current: async () => 1 },
        render: async () => new Response(''),
        origin: 'http://localhost',
      }),
      app,
      isFile: () => false,
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
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  return { received, lines };
}

const empty: HtmlCache = {
  find: () => undefined,
  load: () => Promise.reject(new Error('out of memory')),
  settled: async () => {},
};

test('what the cache cannot answer, the app does', async () => {
  const { received, lines } = await listening(empty, (_, response) => response.end('from the app'));
  expect(received).toContain('from the app');
  expect(lines.some((line) => line.includes('out of memory'))).toBe(true);
});

test('a failure after the first word of an answer ends the connection and gives no second answer', async () => {
  const page = new CachedPage(200, { 'content-type': 'text/html' }, Buffer.from('<p>Portão</p>'));
  const whole = page.representation('identity');
  page.representation = () => ({ ...whole, content: Symbol('not bytes') as unknown as Buffer });
  let wasAppAsked = false;
  const { received } = await listening({ ...empty, find: () => page }, () => {
    wasAppAsked = true;
  });
  expect(wasAppAsked).toBe(false);
  expect(received.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1);
});
