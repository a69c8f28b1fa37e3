/** What clients see while the process stops. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { trackConnections } from '#server/process/connections.ts';
import { requestLimits } from '#server/process/request-limits.ts';
import { createRequestsUnderWay } from '#server/process/requests-under-way.ts';
import { stopListening } from '#server/process/stop-listening.ts';
import { head, openConnection, type RawConnection } from './support/raw-connection.ts';
import { startProcess, type TestProcess } from './support/start-process.ts';

const publicKey = 'public-key-of-the-process-tests';
const connectionCount = 30;
const seconds = (count: number) => count * 1000;
/** Long enough for a new process to start, even on a busy machine. */
const processStart = { timeout: seconds(60) };

interface BusyConnection {
  answers(): number;
  /** How it ended: after an answer that announced it, or with a request outstanding. */
  end: Promise<'announced' | 'cut'>;
}

/** Sends its next request as soon as one is answered, until an answer closes the connection. */
async function keepBusy({ origin }: TestProcess): Promise<BusyConnection> {
  const request = head('GET /healthz');
  const connection = await openConnection(origin, request);
  let consumed = 0;
  let answers = 0;
  let isAnnounced = false;
  connection.socket.on('data', () => {
    const text = connection.received().slice(consumed);
    if (!text.endsWith('\r\n\r\nok')) return;
    consumed += text.length;
    answers += 1;
    isAnnounced = /\r\nConnection: close\r\n/i.test(text);
    if (!isAnnounced) connection.socket.write(request);
  });
  return { answers: () => answers, end: connection.closed.then(() => (isAnnounced ? 'announced' : 'cut')) };
}

/** A sign-in whose body never ends. */
async function slowSignIn({ origin }: TestProcess): Promise<RawConnection> {
  const headers = { apikey: publicKey, 'Content-Type': 'application/json', 'Content-Length': '5000' };
  const connection = await openConnection(
    origin,
    `${head('POST /auth/v1/token?grant_type=password', headers)}{`,
  );
  const dribble = setInterval(() => connection.socket.write(' '), 50);
  void connection.closed.then(() => clearInterval(dribble));
  return connection;
}

test.each([1, 2])(
  'with %i workers, SIGTERM cuts no busy connection, closes idle ones, and answers a slow body instead of waiting for it',
  async (workers) => {
    const server = await startProcess({
      API_PUBLIC_KEY: publicKey,
      WORKERS: String(workers),
      LOG_LEVEL: 'info',
    });
    await server.untilReady();
    await expect.poll(() => server.output().match(/"msg":"listening"/g)?.length, processStart).toBe(workers);
    const idle = await openConnection(server.origin, head('GET /healthz'));
    const silent = await openConnection(server.origin, '');
    const slow = await slowSignIn(server);
    const busy = await Promise.all(Array.from({ length: connectionCount }, () => keepBusy(server)));
    await expect.poll(() => busy.every(({ answers }) => answers() > 2)).toBe(true);

    const signalledAt = performance.now();
    server.child.kill('SIGTERM');
    const ends = await Promise.all(busy.map(({ end }) => end));
    expect(ends).toEqual(Array.from({ length: connectionCount }, () => 'announced'));
    expect([await idle.closed, await silent.closed]).toEqual(['ended', 'ended']);
    await slow.closed;
    expect(slow.received()).toMatch(/^HTTP\/1\.1 503 /);
    expect(slow.received()).toMatch(/\r\nConnection: close\r\n/i);
    expect(slow.received()).toMatch(/\r\nRetry-After: /i);
    expect(await server.exit).toEqual({ code: 0, signal: null });
    // Two seconds on an idle machine; waiting for the slow body would take ten.
    expect(performance.now() - signalledAt).toBeLessThan(seconds(6));
  },
);

test('when a worker is killed, the connections it had not accepted end too, and the other worker answers its own', async () => {
  const server = await startProcess({ WORKERS: '2' });
  await server.untilReady();
  const listening = () => [...server.output().matchAll(/"pid":(\d+)[^\n]*"msg":"listening"/g)];
  await expect.poll(() => listening().length, processStart).toBe(2);
  const victim = Number(listening()[0]?.[1]);
  // A stopped worker accepts nothing: its connections wait.
  process.kill(victim, 'SIGSTOP');
  const request = head('GET /healthz', { Connection: 'close' });
  const connections = await Promise.all(
    Array.from({ length: connectionCount }, () => openConnection(server.origin, request)),
  );
  let ended = 0;
  for (const { closed } of connections) {
    void closed.then(() => {
      ended += 1;
    });
  }
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => ended).toBe(connectionCount);
  expect(connections.some(({ received }) => received().startsWith('HTTP/1.1 200'))).toBe(true);
});

test('a head that is incomplete when the server stops is answered 408, with the security headers', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const connections = trackConnections(server, () => {});
  const underWay = createRequestsUnderWay(requestLimits);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const client = await openConnection(`http://127.0.0.1:${port}`, 'GET /healthz HTTP/1.1\r\nHost: loc');
  await accepted;
  const limits = { ...requestLimits.stop, quietMs: 60_000, incompleteMs: 0 };
  await stopListening({ server, connections, underWay, limits, isHttps: true });
  await client.closed;
  expect(client.received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/);
  expect(client.received()).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
  expect(client.received()).toMatch(/\r\nStrict-Transport-Security: /i);
});
