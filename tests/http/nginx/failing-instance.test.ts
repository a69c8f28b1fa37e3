import type { RequestListener } from 'node:http';
import { expect } from 'vitest';
import { freePort } from '#tests/support/programs/free-port.ts';
import { startBehindNginx, startInstance, test } from './start-behind-nginx.ts';

const healthy: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Cache-Control': 'no-store' }).end('well');
};
/** Ends the connection with the request outstanding, as a killed process does. */
const dying: RequestListener = (request) => void request.socket.destroy();

test.each(['/', '/admin/login', '/rest/v1/generated_pages', '/images/og-home.jpg'])(
  'a GET of %s that one instance drops is answered by the other',
  async (path) => {
    const instances = [await startInstance(dying), await startInstance(healthy)] as const;
    const { ask } = await startBehindNginx([instances[0].port, instances[1].port]);
    // Instances take turns, so one of two requests reaches the dying one.
    for (let turn = 0; turn < 2; turn += 1) expect((await ask(path)).status).toBe(200);
    expect(instances[0].requests).not.toHaveLength(0);
  },
);

test('a hashed file that one instance does not have is requested from the other', async () => {
  const withoutFile = await startInstance((_request, response) => void response.writeHead(404).end());
  const withFile = await startInstance(healthy);
  const { ask } = await startBehindNginx([withoutFile.port, withFile.port]);
  for (let turn = 0; turn < 2; turn += 1) expect((await ask('/assets/entry-Ab12.js')).status).toBe(200);
  expect(withoutFile.requests).not.toHaveLength(0);
});

test('a write that an instance dropped is not sent again', async () => {
  const instances = [await startInstance(dying), await startInstance(dying)] as const;
  const { ask } = await startBehindNginx([instances[0].port, instances[1].port]);
  const answer = await ask('/rest/v1/generated_pages', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(502);
  expect(instances[0].requests.length + instances[1].requests.length).toBe(1);
});

test('a write goes to the other instance if the first one accepts no connection', async () => {
  const instance = await startInstance(healthy);
  const { ask } = await startBehindNginx([await freePort(), instance.port]);
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await ask('/rest/v1/generated_pages', { method: 'POST', body: '{}' })).status).toBe(200);
  }
});

test('nginx opens a new connection for each API call and reuses open ones for pages', async () => {
  const instance = await startInstance(healthy);
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  await ask('/rest/v1/generated_pages');
  await ask('/garantia');
  expect(instance.requests.map(({ headers }) => headers.connection)).toEqual(['close', undefined]);
});

test('nginx passes on the host name of the site, and adds the address of the client to the forwarded ones', async () => {
  const instance = await startInstance(healthy);
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  for (const path of [
    '/',
    '/rest/v1/generated_pages',
    '/admin/login',
    '/images/og-home.jpg',
    '/assets/gone.js',
  ]) {
    await ask(path, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  }
  expect(instance.requests).toHaveLength(5);
  for (const { headers } of instance.requests) {
    expect(headers.host).toBe('site.example');
    // One entry for one proxy: the inner server that keeps the pages adds none.
    expect(headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
  }
});

test('a body beyond the limit of the server is refused before an instance sees it', async () => {
  const instance = await startInstance(healthy);
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  const body = 'a'.repeat(4 * 1024 * 1024 + 1);
  expect((await ask('/rest/v1/generated_pages', { method: 'POST', body })).status).toBe(413);
  expect(instance.requests).toHaveLength(0);
});
