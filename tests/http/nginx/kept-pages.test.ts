import { expect } from 'vitest';
import { freePort } from '#tests/support/programs/free-port.ts';
import { startBehindNginx, startInstance, test } from './start-behind-nginx.ts';

const publicPage = { 'Cache-Control': 'public,no-cache', Vary: 'Accept-Encoding' };

/** An instance whose page counts the requests for it, sent with `headers`. */
async function countingInstance(headers: Record<string, string>) {
  let count = 0;
  return startInstance((request, response) => {
    count += 1;
    const encoding = request.headers['accept-encoding'] ?? 'identity';
    response.writeHead(200, headers).end(`${count} ${encoding}`);
  });
}

test('nginx asks for a page each time, so a change shows on the next request', async () => {
  const instance = await countingInstance(publicPage);
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  expect((await ask('/garantia')).body.toString()).toBe('1 identity');
  expect((await ask('/garantia')).body.toString()).toBe('2 identity');
});

test('a kept page is shown while no instance answers; any other gets the text of an outage', async () => {
  const instance = await countingInstance(publicPage);
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  await ask('/garantia');
  await instance.stop();
  const kept = await ask('/garantia');
  expect([kept.status, kept.body.toString()]).toEqual([200, '1 identity']);
  const other = await ask('/termos');
  expect(other.status).toBe(503);
  expect(other.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(other.body.toString()).toContain('Voltamos em instantes');
});

test('a kept page is shown while instances answer 503', async () => {
  let isAway = false;
  const instance = await startInstance((_request, response) => {
    response.writeHead(isAway ? 503 : 200, isAway ? {} : publicPage).end(isAway ? 'away' : 'page');
  });
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  await ask('/garantia');
  isAway = true;
  expect((await ask('/garantia')).body.toString()).toBe('page');
  const other = await ask('/termos');
  expect([other.status, other.body.toString()]).toEqual([503, 'away']);
});

test.each([
  ['/conta', { 'Cache-Control': 'no-store' }],
  ['/conta', { 'Cache-Control': 'private, max-age=60' }],
  ['/conta', {}],
  ['/conta', { ...publicPage, 'Set-Cookie': 'a=b' }],
  ['/admin/login', publicPage],
  ['/rest/v1/generated_pages', publicPage],
  ['/auth/v1/user', publicPage],
  ['/readyz', publicPage],
])('%s with %j is never kept', async (path, headers) => {
  const instance = await countingInstance(headers as Record<string, string>);
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  expect((await ask(path)).status).toBe(200);
  await instance.stop();
  expect((await ask(path)).status).toBeGreaterThanOrEqual(500);
});

test('each encoding has a copy of its own, and a client that gives an encoding a weight gets an uncompressed one', async () => {
  const instance = await countingInstance(publicPage);
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  const encodings = ['gzip, deflate, br, zstd', 'gzip', 'br;q=0, gzip', 'identity'];
  for (const encoding of encodings) await ask('/', { headers: { 'Accept-Encoding': encoding } });
  const requested = instance.requests.map(({ headers }) => headers['accept-encoding']);
  expect(requested).toEqual(['br', 'gzip', undefined, undefined]);
  await instance.stop();
  const kept = await ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(kept.body.toString()).toBe('2 gzip');
});

test('an unchanged copy is confirmed without its body, but the tag of a quick copy is not passed on', async () => {
  let etag = '"a-br"';
  const instance = await startInstance((request, response) => {
    const isCurrent = request.headers['if-none-match'] === etag;
    response.writeHead(isCurrent ? 304 : 200, { ...publicPage, ETag: etag }).end(isCurrent ? '' : etag);
  });
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  await ask('/');
  etag = '"a-brd"';
  expect((await ask('/')).body.toString()).toBe('"a-brd"');
  expect((await ask('/')).body.toString()).toBe('"a-brd"');
  expect(instance.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    undefined,
    '"a-brd"',
  ]);
});
