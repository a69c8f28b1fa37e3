import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { startProcess, type TestProcess } from './support/start-process.ts';

const seconds = (count: number) => count * 1000;
/** A process is replaced by one that starts, reads its pages and opens its database. */
const aWhile = { timeout: seconds(20) };

/** A sign-in whose last byte is held back until `finish` is called, on a connection that is to be kept. */
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

/** The process ids of those who answered `count` requests on connections of their own. */
async function answeringProcesses(server: TestProcess, count: number): Promise<Set<number>> {
  for (let asked = 0; asked < count; asked += 1) {
    // A connection given to a worker in the moment of its death gets no answer.
    const signal = AbortSignal.timeout(seconds(1));
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

test(
  'SIGTERM lets a request under way finish, takes no new one, closes the database and ends with 0',
  async () => {
    const publicKey = 'public-key-of-the-process-tests';
    const server = await startProcess({ API_PUBLIC_KEY: publicKey });
    await server.untilReady();
    const underWay = await requestUnderWay(server, publicKey);
    // A request on another connection, answered: the first one's head has certainly arrived.
    await fetch(`${server.origin}/healthz`);
    server.child.kill('SIGTERM');
    await expect.poll(() => isListening(server)).toBe(false);
    expect(server.child.exitCode).toBeNull();
    const finishedAt = performance.now();
    expect(await underWay.finish()).toBe(400);
    expect(await server.exit).toEqual({ code: 0, signal: null });
    // The kept connection is hung up on, not waited for.
    expect(performance.now() - finishedAt).toBeLessThan(seconds(5));
    expect(server.output()).toContain('"msg":"stopped"');
    // SQLite removes its write-ahead log when the last connection is closed in good order.
    expect(existsSync(`${server.databaseFile}-wal`)).toBe(false);
  },
  seconds(40),
);

test(
  'a signal given twice ends the process as politely as one',
  async () => {
    const server = await startProcess();
    await server.untilReady();
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    server.child.kill('SIGTERM');
    expect(await server.exit).toEqual({ code: 0, signal: null });
  },
  seconds(40),
);

test(
  'a bad environment ends the start with one message and opens nothing',
  async () => {
    const server = await startProcess({ PORT: 'abc', TRUST_PROXY: '-1', SITE_URL: 'example.com' });
    expect((await server.exit).code).toBe(1);
    const lines = server.output().trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    for (const name of ['PORT', 'TRUST_PROXY', 'SITE_URL'])
      expect(server.output()).toContain(`  - ${name}: `);
    expect(existsSync(server.databaseFile)).toBe(false);
  },
  seconds(40),
);

test(
  'a port that is taken ends the start with one line',
  async () => {
    const first = await startProcess();
    await first.untilReady();
    const second = await startProcess({ PORT: new URL(first.origin).port });
    expect((await second.exit).code).toBe(1);
    expect(second.output()).toMatch(/^The server did not start: .*EADDRINUSE.*$/m);
    expect(second.output()).not.toContain('    at ');
  },
  seconds(40),
);

test(
  'several workers share the port, one that dies is replaced, and all stop together',
  async () => {
    const server = await startProcess({ WORKERS: '2' });
    await server.untilReady();
    const answering = () => answeringProcesses(server, 4);
    await expect.poll(async () => (await answering()).size, aWhile).toBe(2);
    const workers = await answering();
    const [victim = 0] = workers;
    process.kill(victim, 'SIGKILL');
    await expect
      .poll(async () => [...(await answering())].every((pid) => workers.has(pid)), aWhile)
      .toBe(false);
    server.child.kill('SIGTERM');
    expect(await server.exit).toEqual({ code: 0, signal: null });
    expect(server.output().match(/"msg":"stopped"/g)).toHaveLength(2);
  },
  seconds(60),
);

test(
  'whichever worker is asked, the figures are those of all',
  async () => {
    const server = await startProcess({ WORKERS: '2' });
    await server.untilReady();
    await expect.poll(async () => (await answeringProcesses(server, 4)).size, aWhile).toBe(2);
    const asked = 60;
    const sent = () => fetch(`${server.origin}/healthz`, { headers: { Connection: 'close' } });
    for (let one = 0; one < asked; one += 1) await sent();
    for (let worker = 0; worker < 4; worker += 1) {
      const text = await (
        await fetch(`${server.origin}/metrics`, { headers: { Connection: 'close' } })
      ).text();
      const counts = [...text.matchAll(/^http_requests_total\{.*\} (\d+)$/gm)].map(([, count]) =>
        Number(count),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(asked);
      expect(text.match(/^process_resident_memory_bytes /gm)).toHaveLength(1);
    }
  },
  seconds(60),
);

test(
  'workers that cannot start end the whole with 1',
  async () => {
    const server = await startProcess({ WORKERS: '2', DATABASE_URL: 'file:/dev/null/site.db' });
    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.output()).toContain('The server did not start: ');
  },
  seconds(40),
);

test(
  'the development server draws public and administrator screens from the sources',
  async () => {
    const server = await startProcess({}, 'server/dev.ts');
    await server.untilReady();
    for (const path of ['/', '/admin/login']) {
      const response = await fetch(server.origin + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('<h1');
    }
    // What one process writes while it starts must not make the watching one start it anew.
    expect(server.output()).not.toContain('Restarting');
  },
  seconds(60),
);
