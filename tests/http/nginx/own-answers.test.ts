/** Answers that nginx gives itself have the headers that the server would send, each of them once. */
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect } from 'vitest';
import { setSecurityHeaders } from '#server/answers/security-headers.ts';
import { listFiles } from '#server/answers/static-files.ts';
import { freePort } from '#tests/support/programs/free-port.ts';
import { send } from '../support/send.ts';
import { startServer } from '../support/start-server.ts';
import { startBehindNginx, startInstance, test } from './start-behind-nginx.ts';

function securityHeaders(isHttps: boolean): Record<string, string> {
  const response = new Response(null);
  setSecurityHeaders(response, isHttps);
  return Object.fromEntries(response.headers);
}

/** A header that is sent twice has both values. */
function securityHeadersIn(headers: IncomingHttpHeaders): Record<string, unknown> {
  const names = Object.keys(securityHeaders(true));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

const hashedFile = [...listFiles('build/client')].find((path) => path.startsWith('/assets/')) ?? 'none built';
const tooLarge = { 'Content-Length': String(5 * 1024 * 1024) };

describe('without an instance', () => {
  const start = async () => startBehindNginx([await freePort(), await freePort()]);

  test('refusals and redirects over TLS have every security header', async () => {
    const { ask } = await start();
    for (const [status, path, request] of [
      [404, '/metrics', {}],
      [405, hashedFile, { method: 'POST' }],
      [413, '/rest/v1/generated_pages', { method: 'POST', headers: tooLarge }],
      [414, `/${'a'.repeat(9000)}`, {}],
      [502, '/admin/login', {}],
      [502, '/favicon.svg', {}],
      [301, '/motores', { host: 'www.site.example' }],
    ] as const) {
      const answer = await ask(path, request);
      const found = { path, status: answer.status, ...securityHeadersIn(answer.headers) };
      expect(found).toEqual({ path, status, ...securityHeaders(true) });
    }
  });

  test('the text of an outage has every security header, with its own policy', async () => {
    const { headers, status } = await (await start()).ask('/');
    const policy = expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^,]+$/);
    expect([status, securityHeadersIn(headers)]).toEqual([
      503,
      { ...securityHeaders(true), 'content-security-policy': policy },
    ]);
  });

  test('refusals and redirects without TLS lack only strict transport security', async () => {
    const { ports } = await start();
    for (const [status, path, host] of [
      [301, '/motores', 'site.example'],
      [403, '/rest/v1/generated_pages', 'site.example'],
      [404, '/.well-known/acme-challenge/none', 'site.example'],
      [400, '/', 'not a name'],
    ] as const) {
      const answer = await send(`http://127.0.0.1:${ports.http}`, path, { headers: { Host: host } });
      const found = { path, status: answer.status, ...securityHeadersIn(answer.headers) };
      expect(found).toEqual({ path, status, ...securityHeaders(false) });
    }
  });
});

test('a kept copy has the headers of the server while no instance answers', async () => {
  const headers = { ...securityHeaders(true), 'referrer-policy': 'no-referrer', 'Cache-Control': 'public' };
  const instance = await startInstance((_request, response) => {
    response.writeHead(200, headers).end('kept');
  });
  const { ask } = await startBehindNginx([instance.port, await freePort()]);
  await ask('/');
  await instance.stop();
  const { status, headers: kept } = await ask('/');
  expect([status, securityHeadersIn(kept)]).toEqual([
    200,
    { ...securityHeaders(true), 'referrer-policy': 'no-referrer' },
  ]);
});

test('an answer of the server keeps its own headers', async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1' } });
  const port = Number(new URL(server.origin).port);
  const { ask } = await startBehindNginx([port, port]);
  for (const path of [
    '/',
    '/',
    '/nada/aqui',
    '/admin/login',
    '/rest/v1/generated_pages',
    '/favicon.svg',
    '/assets/gone-Ab12.js',
  ]) {
    const withoutNonce = (headers: IncomingHttpHeaders) =>
      JSON.stringify(securityHeadersIn(headers)).replace(/'nonce-[^']+'/g, "'nonce'");
    const direct = await server.send(path);
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, direct.status]);
    expect(JSON.parse(withoutNonce(answer.headers))).toEqual(JSON.parse(withoutNonce(direct.headers)));
  }
});
