import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { expect } from 'vitest';
import { listFiles } from '#server/answers/static-files.ts';
import { send } from '../support/send.ts';
import { startServer } from '../support/start-server.ts';
import { startBehindNginx, test } from './start-behind-nginx.ts';

/** They belong to the connection or to a single answer, so nginx sends its own. */
const ownHeaders = ['connection', 'keep-alive', 'date', 'etag', 'transfer-encoding', 'x-request-id'];

async function startSiteBehindNginx() {
  const server = await startServer({ env: { TRUST_PROXY: '1' } });
  const port = Number(new URL(server.origin).port);
  const nginx = await startBehindNginx([port, port]);
  return { server, ...nginx };
}

function sharedHeaders(headers: IncomingHttpHeaders): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));
}

test('a file with a hash comes from nginx with the bytes and the headers of the server', async () => {
  const { server, ask } = await startSiteBehindNginx();
  const paths = [...listFiles('build/client')].filter((path) => path.startsWith('/assets/'));
  for (const ending of ['.js', '.css', '.woff2']) {
    const path = paths.find((path) => path.endsWith(ending)) ?? `no ${ending} in the build`;
    for (const encoding of ['gzip, deflate, br, zstd', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const direct = await server.send(path, { headers });
      const answer = await ask(path, { headers });
      expect([path, answer.status]).toEqual([path, 200]);
      const { server: _name, 'accept-ranges': _ranges, ...answered } = sharedHeaders(answer.headers);
      expect({ path, ...answered }).toEqual({ path, ...sharedHeaders(direct.headers) });
      expect(answer.body.equals(direct.body)).toBe(true);
      expect(answer.headers['x-request-id']).toBeUndefined();
    }
  }
});

test('nothing but the files of the build is sent', async () => {
  const { ask } = await startSiteBehindNginx();
  for (const path of ['/assets/gone-Ab12.js', '/assets/..%2f..%2fpackage.json', '/assets/', '/.git/config']) {
    expect([path, [400, 404].includes((await ask(path)).status)]).toEqual([path, true]);
  }
});

test('nginx speaks HTTP/2, and a page has the headers of the server', async () => {
  const { server, ports } = await startSiteBehindNginx();
  const session = connect(`https://127.0.0.1:${ports.https}`, {
    servername: 'site.example',
    rejectUnauthorized: false,
  });
  const stream = session.request({ ':path': '/', ':authority': 'site.example' });
  const [headers] = await once(stream, 'response');
  stream.resume();
  await once(stream, 'end');
  session.close();
  const { ':status': status, server: _name, ...answered } = sharedHeaders(headers);
  expect(status).toBe(200);
  expect(answered).toEqual(sharedHeaders((await server.send('/')).headers));
});

test('the dense copy of a page replaces the quick one', async () => {
  const { ask } = await startSiteBehindNginx();
  const tag = async () => (await ask('/', { headers: { 'Accept-Encoding': 'br' } })).headers.etag;
  await expect.poll(tag).toMatch(/-brd"$/);
});

test('without TLS pages redirect and the APIs are refused; a name that is not the site’s gets no answer', async () => {
  const { ask, ports } = await startSiteBehindNginx();
  const sendWithoutTls = (path: string, host: string) =>
    send(`http://127.0.0.1:${ports.http}`, path, { headers: { Host: host } });
  const page = await sendWithoutTls('/motores?pagina=2', 'www.site.example');
  expect([page.status, page.headers.location]).toEqual([301, 'https://site.example/motores?pagina=2']);
  expect((await sendWithoutTls('/rest/v1/generated_pages', 'site.example')).status).toBe(403);
  expect((await sendWithoutTls('/auth/v1/token', 'site.example')).status).toBe(403);
  await expect(sendWithoutTls('/', 'other.example')).rejects.toThrow();
  await expect(ask('/', { host: 'other.example' })).rejects.toThrow();
  const www = await ask('/motores', { host: 'www.site.example' });
  expect([www.status, www.headers.location]).toEqual([301, 'https://site.example/motores']);
});

test('the metrics stay on the machine', async () => {
  const { ask } = await startSiteBehindNginx();
  expect((await ask('/metrics')).status).toBe(404);
});
