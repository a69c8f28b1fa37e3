import { expect, test } from 'vitest';
import { html, publicKey, startServer, type TestServer } from './support/start-server.ts';

const screens = async () => html('<h1>Portão</h1>');

/** Waits for the log line of a request, which is written after the response. */
async function lineOf({ logged }: TestServer, id: unknown): Promise<Record<string, unknown>> {
  const find = () => logged.find((entry) => entry.id === id && 'status' in entry);
  await expect.poll(find).toBeDefined();
  return { ...find() };
}

test('every request gets its own id, and an id from the client is ignored', async () => {
  const { send } = await startServer({ screens });
  const headers = { 'X-Request-Id': 'forged' };
  const ids = [];
  for (const path of ['/', '/', '/admin/login', '/healthz']) {
    ids.push((await send(path, { headers })).headers['x-request-id']);
  }
  expect(new Set(ids).size).toBe(4);
  expect(ids).not.toContain('forged');
});

test('one log line records the request and its result', async () => {
  const server = await startServer({ screens });
  const first = await server.send('/cidades/moema', { headers: { 'Accept-Encoding': 'gzip' } });
  const second = await server.send('/cidades/moema', {
    headers: { 'If-None-Match': `${first.headers.etag}` },
  });
  const third = await server.send('/admin/login', { method: 'DELETE' });
  expect(await lineOf(server, first.headers['x-request-id'])).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    id: first.headers['x-request-id'],
    method: 'GET',
    path: '/cidades/moema',
    status: 200,
    ms: expect.any(Number),
    bytes: first.body.length,
    cache: 'miss',
  });
  expect(await lineOf(server, second.headers['x-request-id'])).toMatchObject({ status: 304, cache: 'hit' });
  expect(await lineOf(server, third.headers['x-request-id'])).toMatchObject({ status: 405, cache: 'none' });
});

test('no log line contains an IP address, a query value, a token, a password or an e-mail address', async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1' } });
  const { send } = server;
  const headers = {
    apikey: publicKey,
    Authorization: 'Bearer segredo-token',
    'X-Forwarded-For': '203.0.113.9',
    'User-Agent': 'segredo-agent',
    Referer: 'https://segredo.example/?q=segredo',
    Cookie: 'segredo=1',
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify({ email: 'dona@segredo.example', password: 'segredo password' });
  const answers = [
    await send('/?q=segredo&cidade=segredo', { headers }),
    await send('/buscar?q=segredo', { headers }),
    await send('/nada/aqui?q=segredo', { headers }),
    await send('/admin/login?token=segredo', { headers }),
    await send('/rest/v1/generated_pages?title=eq.segredo', { headers }),
    await send('/auth/v1/token?grant_type=password', { method: 'POST', headers, body }),
    await send('/auth/v1/user?segredo', { headers }),
    await send('/?segredo', { method: 'POST', headers, body }),
  ];
  for (const answer of answers) await lineOf(server, answer.headers['x-request-id']);
  const log = JSON.stringify(server.logged);
  expect(log).not.toMatch(/segredo|203\.0\.113\.9|127\.0\.0\.1|Bearer/);
  expect(log).not.toContain(publicKey);
});

test('no log line contains the words of a search, whether a page matches or not', async () => {
  const server = await startServer();
  const search = async (words: string) => {
    const redirect = await server.send(`/buscar?q=${encodeURIComponent(words)}`);
    return [redirect, await server.send(`${redirect.headers.location}`)];
  };
  const answers = [
    ...(await search('Portão não abre, Dona Quitéria, rua Zumbi 12')),
    ...(await search('Dona Quitéria, rua Zumbi 12')),
  ];
  expect(answers).toMatchObject([
    { status: 303, headers: { location: '/portao-nao-abre' } },
    { status: 200 },
    { status: 303, headers: { location: '/dona-quiteria-rua-zumbi-12' } },
    { status: 302, headers: { location: '/' } },
  ]);
  const paths = [];
  for (const { headers } of answers) paths.push((await lineOf(server, headers['x-request-id'])).path);
  expect(paths).toEqual(['/buscar', '/portao-nao-abre', '/buscar', '/:slug']);
  expect(JSON.stringify(server.logged)).not.toMatch(/quit|zumbi/i);
});

test('an unknown path of several segments is logged, so that broken links can be found', async () => {
  const server = await startServer();
  const { headers } = await server.send('/nada/aqui');
  expect(await lineOf(server, headers['x-request-id'])).toMatchObject({ path: '/nada/aqui', status: 404 });
});

test('a client that disconnects is logged as disconnected', async () => {
  let wasRequested = () => {};
  const requested = new Promise<void>((resolve) => {
    wasRequested = resolve;
  });
  const server = await startServer({
    screens: (request) => {
      wasRequested();
      return new Promise<Response>((resolve) => {
        request.signal.addEventListener('abort', () => resolve(html('')));
      });
    },
  });
  const giveUp = new AbortController();
  const pending = fetch(`${server.origin}/admin/login`, { signal: giveUp.signal });
  await requested;
  giveUp.abort();
  await expect(pending).rejects.toThrow();
  await expect.poll(() => server.logged).toContainEqual(expect.objectContaining({ aborted: true }));
});

test('a very long path is truncated in the log', async () => {
  const server = await startServer({ screens });
  const { headers } = await server.send(`/${'a'.repeat(10_000)}`);
  expect(String((await lineOf(server, headers['x-request-id'])).path).length).toBeLessThanOrEqual(500);
});
