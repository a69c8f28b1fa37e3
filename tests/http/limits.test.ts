/** What happens to a client that is slow, absent or one too many. The limits are shortened here. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { head, openConnection } from './support/raw-connection.ts';
import { html, publicKey, startServer } from './support/start-server.ts';

const screens = async () => html('<h1>Portão</h1>');
const slowClients = { screens, limits: { headMs: 200, bodyMs: 300, checkEveryMs: 20 } };
const signIn = head('POST /auth/v1/token?grant_type=password', {
  apikey: publicKey,
  'Content-Type': 'application/json',
  'Content-Length': '500',
});

test('a head that does not arrive in time ends with 408', async () => {
  const { origin } = await startServer(slowClients);
  const connection = await openConnection(origin, 'GET / HTTP/1.1\r\nHost: loc');
  expect(await connection.closed).toBe('ended');
  expect(connection.received()).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close\r\n/);
});

test('a connection that sends nothing ends as well', async () => {
  const { origin } = await startServer(slowClients);
  const connection = await openConnection(origin, '');
  expect(await connection.closed).toBe('ended');
});

test('a body that does not arrive in time ends with 408, and the log says so without an error', async () => {
  const { origin, logged } = await startServer(slowClients);
  const connection = await openConnection(origin, `${signIn}{"email":`);
  await connection.closed;
  expect(connection.received()).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => logged.find(({ path }) => path === '/auth/v1/token')?.status).toBe(408);
  expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test.each([
  ['sign-in', signIn],
  ['REST call', head('POST /rest/v1/rpc/unknown', { apikey: publicKey, 'Content-Length': '500' })],
])('a client that leaves in the middle of its %s is logged as 499, without a stack', async (_, request) => {
  const { origin, logged, send } = await startServer({ screens });
  const { socket } = await openConnection(origin, `${request}{`);
  // Once another connection is answered, the head has arrived.
  await send('/healthz');
  socket.resetAndDestroy();
  await expect.poll(() => logged.find(({ method }) => method === 'POST')?.status).toBe(499);
  await expect.poll(() => logged.some(({ msg }) => String(msg).startsWith('the client left'))).toBe(true);
  expect(logged.filter(({ level, err }) => Number(level) >= 40 || err !== undefined)).toEqual([]);
});

test('a connection beyond the limit is closed at once and counted, and the others are answered', async () => {
  const { origin, logged } = await startServer({ screens, limits: { connections: 2 } });
  const first = await openConnection(origin, '');
  const second = await openConnection(origin, head('GET /healthz'));
  await once(second.socket, 'data');
  const third = await openConnection(origin, head('GET /healthz'));
  await third.closed;
  expect(third.received()).toBe('');
  expect(logged.some(({ msg }) => String(msg).startsWith('too many connections'))).toBe(true);
  second.socket.write(head('GET /metrics'));
  await expect.poll(second.received).toContain('http_connections_refused 1\n');
  expect(second.received()).toContain('http_connections 2\n');
  first.socket.destroy();
  second.socket.destroy();
});

test('an undeclared proxy is named in the log and counted in the metrics', async () => {
  const { send, logged } = await startServer({ screens });
  for (let sent = 0; sent < 2; sent += 1) {
    await send('/admin/login', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  }
  expect((await send('/metrics')).text).toContain('http_requests_forwarded_untrusted 2\n');
  expect(logged.filter(({ msg }) => String(msg).includes('Set TRUST_PROXY'))).toHaveLength(1);
});

const never = new Promise<Response>(() => {});
const impatient = { limits: { answerMs: { read: 200, write: 200 } } };

test.each(['/', '/admin/login'])(
  'a screen at %s that never answers gets 503 with Retry-After',
  async (path) => {
    const { send, logged } = await startServer({ screens: () => never, ...impatient });
    const { status, headers, text } = await send(path);
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).toContain('Voltamos em instantes');
    expect(
      logged.some(({ msg, path: logPath }) => msg === 'took too long to answer' && logPath === path),
    ).toBe(true);
  },
);

test('a body that is still arriving does not count as waiting for the server', async () => {
  // More than the refusal of a sign-in takes on a busy machine.
  const limits = { answerMs: { read: 2_000, write: 2_000 } };
  const { origin, send } = await startServer({ screens: () => never, limits });
  const body = JSON.stringify({ email: 'nobody@example.com' }).padEnd(500);
  const { socket, received } = await openConnection(origin, signIn + body.slice(0, -1));
  // When a later request has waited too long, the withheld body has been on its way for longer.
  expect((await send('/')).status).toBe(503);
  socket.write(body.slice(-1));
  await expect.poll(received).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});

const requests = 260;
/** The most that any render queue takes: two at once, and 200 that wait. */
const queueCapacity = 202;

test.each([
  ['a made-up word', (n: number) => `/topicos/palavra-${n}`],
  ['a path too long for the cache', (n: number) => `/topicos/${'x'.repeat(600)}-${n}`],
  ['a fragment', (n: number) => `/topicos/palavra#${n}`],
  ['the data of a screen', (n: number) => `/topicos/palavra-${n}.data`],
  ['an invented page', (n: number) => `/links-uteis/inventada-${n}`],
  ['an invented page with a long path', (n: number) => `/links-uteis/${'x'.repeat(600)}-${n}`],
  ['a screen of the administrator', (n: number) => `/admin/tela-${n}`],
  ['a preview', (n: number) => `/previa/${String(n).padStart(32, '0')}`],
])(
  'many requests for %s are rendered a few at a time, and beyond the cap answered 503 with Retry-After',
  async (_, pathOf) => {
    const released = Promise.withResolvers<void>();
    let rendering = 0;
    let mostAtOnce = 0;
    const { send } = await startServer({
      isListed: () => false,
      async screens() {
        rendering += 1;
        mostAtOnce = Math.max(mostAtOnce, rendering);
        await released.promise;
        rendering -= 1;
        return html('<h1>Portão</h1>');
      },
    });
    let refused = 0;
    const answers = Array.from({ length: requests }, async (__, index) => {
      const answer = await send(pathOf(index));
      if (answer.status === 503) refused += 1;
      return answer;
    });
    await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThanOrEqual(requests - queueCapacity);
    released.resolve();
    for (const { status, headers } of await Promise.all(answers)) {
      expect([status, headers['retry-after']]).toEqual(status === 503 ? [503, '2'] : [200, undefined]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(mostAtOnce).toBeLessThanOrEqual(2);
  },
);
