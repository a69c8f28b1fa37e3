import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { createGateWorker } from '#server/gate-process/gate-worker.ts';
import { createCardDrawer, startCardProcess } from '#server/social-cards/card-drawer.ts';
import { startProcess, type TestProcess } from './support/start-process.ts';

const seconds = (count: number) => count * 1000;
/** Long enough for a new process to start, even on a busy machine. */
const processStart = { timeout: seconds(60) };

/** A sign-in on a keep-alive connection, whose last byte is held back until `finish` is called. */
async function requestUnderWay({ origin }: TestProcess, publicKey: string) {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'uma senha qualquer' });
  const agent = new Agent({ keepAlive: true });
  const outgoing = request(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    agent,
    headers: {
      apikey: publicKey,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  });
  outgoing.write(body.slice(0, -1));
  await once(outgoing, 'socket');
  return {
    async finish() {
      outgoing.end(body.slice(-1));
      const [incoming] = await once(outgoing, 'response');
      incoming.resume();
      await once(incoming, 'end');
      return incoming.statusCode as number;
    },
  };
}

/** The ids of the processes that answer `count` requests, each on its own connection. */
async function answeringProcesses(server: TestProcess, count: number): Promise<Set<number>> {
  for (let sent = 0; sent < count; sent += 1) {
    // A request to a worker that is dying gets no answer.
    const signal = AbortSignal.timeout(seconds(5));
    await fetch(`${server.origin}/healthz`, { headers: { Connection: 'close' }, signal });
  }
  const lines = () =>
    server.output().match(/"pid":\d+,"id":"[^"]+","method":"GET","path":"\/healthz"/g) ?? [];
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(count);
  return new Set(lines().map((line) => Number(/\d+/.exec(line)?.[0])));
}

const isListening = ({ origin }: TestProcess): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );

test('after SIGTERM the server finishes running requests, accepts no new ones, closes the database and exits with 0', async () => {
  const publicKey = 'public-key-of-the-process-tests';
  const server = await startProcess({ API_PUBLIC_KEY: publicKey });
  await server.untilReady();
  const underWay = await requestUnderWay(server, publicKey);
  // Once a request on another connection is answered, the head of the first one has arrived.
  await fetch(`${server.origin}/healthz`);
  server.child.kill('SIGTERM');
  await expect.poll(() => isListening(server)).toBe(false);
  expect(server.child.exitCode).toBeNull();
  const finishedAt = performance.now();
  expect(await underWay.finish()).toBe(400);
  expect(await server.exit).toEqual({ code: 0, signal: null });
  // The server closes the keep-alive connection instead of waiting for it.
  expect(performance.now() - finishedAt).toBeLessThan(seconds(5));
  expect(server.output()).toContain('"msg":"stopped"');
  // SQLite removes its write-ahead log when the last connection closes cleanly.
  expect(existsSync(`${server.databaseFile}-wal`)).toBe(false);
});

test('repeated signals stop the process as cleanly as a single one', async () => {
  const server = await startProcess();
  await server.untilReady();
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  server.child.kill('SIGTERM');
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

test('an invalid environment stops the start with one message, before the database is created', async () => {
  const server = await startProcess({ PORT: 'abc', TRUST_PROXY: '-1', SITE_URL: 'example.com' });
  expect((await server.exit).code).toBe(1);
  const lines = server.output().trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  for (const name of ['PORT', 'TRUST_PROXY', 'SITE_URL']) expect(server.output()).toContain(`  - ${name}: `);
  expect(existsSync(server.databaseFile)).toBe(false);
});

test('a built server and the processes that draw and judge for it run without the compiler that strips types', async () => {
  // Without a stripped copy, loading fails with this flag.
  const withoutCompiler = '--no-strip-types';
  const server = await startProcess({ NODE_OPTIONS: withoutCompiler });
  await server.untilReady();
  const drawer = createCardDrawer(() => startCardProcess([withoutCompiler]));
  expect((await drawer.draw('Motor de portão')).ok).toBe(true);
  const judge = createGateWorker([withoutCompiler]);
  const known = { findSimilar: async () => [], findAnswer: async () => null, findBySlugs: async () => [] };
  const text = { title: 'Motor', slug: '', content: '<p>Motor de portão</p>', pageId: null };
  expect((await judge.score(known, text, () => processStart.timeout)).ownWords).toBe(3);
  judge.close();
});

test('a port that is in use stops the start with one line', async () => {
  const first = await startProcess();
  await first.untilReady();
  const second = await startProcess({ PORT: new URL(first.origin).port });
  expect((await second.exit).code).toBe(1);
  expect(second.output()).toMatch(/^The server did not start: .*EADDRINUSE.*$/m);
  expect(second.output()).not.toContain('    at ');
});

test('several workers share the port, a dead worker is replaced, and all stop together', async () => {
  const server = await startProcess({ WORKERS: '2' });
  await server.untilReady();
  const answering = () => answeringProcesses(server, 4);
  await expect.poll(async () => (await answering()).size, processStart).toBe(2);
  const workers = await answering();
  const [victim = 0] = workers;
  process.kill(victim, 'SIGKILL');
  await expect
    .poll(async () => [...(await answering())].every((pid) => workers.has(pid)), processStart)
    .toBe(false);
  server.child.kill('SIGTERM');
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.output().match(/"msg":"stopped"/g)).toHaveLength(2);
});

test('workers that are all killed at once are replaced by the same process', async () => {
  const server = await startProcess({ WORKERS: '2' });
  await server.untilReady();
  await expect.poll(async () => (await answeringProcesses(server, 4)).size, processStart).toBe(2);
  const workers = await answeringProcesses(server, 4);
  for (const worker of workers) process.kill(worker, 'SIGKILL');
  await expect.poll(() => isListening(server)).toBe(false);
  await expect.poll(() => isListening(server), processStart).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

test('every worker reports the metrics of all workers', async () => {
  const server = await startProcess({ WORKERS: '2' });
  await server.untilReady();
  await expect.poll(async () => (await answeringProcesses(server, 4)).size, processStart).toBe(2);
  const requestCount = 60;
  const fetchHealth = () => fetch(`${server.origin}/healthz`, { headers: { Connection: 'close' } });
  for (let count = 0; count < requestCount; count += 1) await fetchHealth();
  // Each of them is answered by either worker.
  for (let sent = 0; sent < 4; sent += 1) {
    const text = await (await fetch(`${server.origin}/metrics`, { headers: { Connection: 'close' } })).text();
    const counts = [...text.matchAll(/^http_requests_total\{.*\} (\d+)$/gm)].map(([, count]) =>
      Number(count),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(requestCount);
    expect(text.match(/^process_resident_memory_bytes /gm)).toHaveLength(1);
  }
});

test('workers that cannot start make the process exit with 1', async () => {
  const server = await startProcess({ WORKERS: '2', DATABASE_URL: 'file:/dev/null/site.db' });
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.output()).toContain('The server did not start: ');
});

test('the development server renders public and administrator screens from the sources', async () => {
  const server = await startProcess({}, 'server/dev.ts');
  await server.untilReady();
  for (const path of ['/', '/admin/login']) {
    const response = await fetch(server.origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).toContain('<h1');
  }
  // The files that a process writes while it starts must not make the watcher restart it.
  expect(server.output()).not.toContain('Restarting');
});
