/** Clients that send slowly to hold connections, and clients that open more connections than anybody needs. */
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { atMost, type Check, holds, type Measurement, note } from '../check.ts';
import { ask } from '../harness/ask.ts';
import { hasStatus } from '../harness/backend.ts';
import { Skipped } from '../harness/skipped.ts';
import { publicKey, type StartedSite } from '../harness/start-site.ts';

const clients = 20;
const byteEveryMs = 400;
const headLimitSeconds = 15;
const bodyLimitSeconds = 60;
/** When the measurement gives up. */
const patienceMs = 100_000;
/** More than the visitors this site will ever have at once, and more than a process accepts. */
const idleConnections = 6000;
const settleMs = 3000;

export const slowClients: Check = {
  name: 'slow-clients',
  summary: 'heads and bodies sent byte by byte, and thousands of idle connections; with --long only',
  async run(harness) {
    if (!harness.isLong) throw new Skipped('takes two minutes: run it with --long');
    const site = await harness.startSite({ databaseUrl: `file:${harness.folder()}/site.db` });
    const [heads, bodies] = await Promise.all([
      lifeOf(site, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
      lifeOf(
        site,
        'POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\n' +
          `apikey: ${publicKey}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"email":"`,
      ),
    ]);
    return [
      atMost('slow heads end after', heads, headLimitSeconds, ' s'),
      atMost('slow bodies end after', bodies, bodyLimitSeconds, ' s'),
      ...(await idle(site)),
    ];
  },
};

/** @returns seconds until the last of several connections that send a byte at a time was ended by the server */
async function lifeOf({ port }: StartedSite, beginning: string): Promise<number> {
  const startedAt = performance.now();
  const lives = Array.from({ length: clients }, async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(beginning);
    socket.resume();
    const dripping = setInterval(() => socket.writable && socket.write('a'), byteEveryMs);
    await Promise.race([new Promise((resolve) => socket.once('close', resolve)), delay(patienceMs)]);
    clearInterval(dripping);
    const seconds = (performance.now() - startedAt) / 1000;
    socket.destroy();
    return seconds;
  });
  return Math.max(...(await Promise.all(lives)));
}

async function idle(site: StartedSite): Promise<Measurement[]> {
  const sockets: Socket[] = [];
  const open = new Set<Socket>();
  for (let index = 0; index < idleConnections; index += 1) {
    const socket = connect(site.port, '127.0.0.1').on('error', () => {});
    socket.once('connect', () => open.add(socket)).once('close', () => open.delete(socket));
    socket.resume();
    sockets.push(socket);
    if (index % 200 === 0) await delay(10);
  }
  await delay(settleMs);
  const held = open.size;
  const meanwhile = await ask(site.origin, '/', { deadlineMs: 3000 });
  for (const socket of sockets) socket.destroy();
  await delay(settleMs);
  const afterwards = await ask(site.origin, '/', { deadlineMs: 3000 });
  return [
    atMost(`of ${idleConnections} idle connections held`, held, idleConnections - 1),
    holds('a page after they are gone', hasStatus(afterwards, 200)),
    note(`a new visitor meanwhile: ${hasStatus(meanwhile, 200) ? '200' : meanwhile.kind}`),
  ];
}
