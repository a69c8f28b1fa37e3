/** SIGTERM while keep-alive connections are busy and somebody sends a body slowly. */
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { atMost, type Check, type Measurement, none, note, under } from '../check.ts';
import { tally } from '../harness/ask.ts';
import type { Harness } from '../harness/harness.ts';
import { isAnswered, isClosing, startBusyClient } from '../harness/kept-connection.ts';
import { publicKey, type StartedSite } from '../harness/start-site.ts';

const busyConnections = 100;
const busyForMs = 1500;
const exitLimitSeconds = 2;
const hungAfterMs = 15_000;
const slowByteEveryMs = 200;

export const sigterm: Check = {
  name: 'sigterm',
  summary: `SIGTERM under ${busyConnections} busy kept connections, alongside one slow POST`,
  async run(harness) {
    return [
      ...under('1 process', await stopUnderLoad(harness, 1)),
      ...under('2 workers', await stopUnderLoad(harness, 2)),
    ];
  },
};

async function stopUnderLoad(harness: Harness, workers: number): Promise<Measurement[]> {
  const site = await harness.startSite({
    databaseUrl: `file:${harness.folder()}/site.db`,
    env: { WORKERS: String(workers) },
  });
  let isSignalled = false;
  const clients = Array.from({ length: busyConnections }, () =>
    startBusyClient(site.origin, () => '/', {
      deadlineMs: hungAfterMs,
      // Before the signal, a client continues on a new connection, as browsers do.
      isLast: (outcome) => isSignalled && (!isAnswered(outcome) || isClosing(outcome)),
    }),
  );
  const slowPost = sendSlowly(site);
  await delay(busyForMs);
  isSignalled = true;
  const signalledAt = performance.now();
  process.kill(site.pid, 'SIGTERM');
  const { code } = await site.exited;
  const exitSeconds = (performance.now() - signalledAt) / 1000;
  await Promise.all(clients.map((client) => client.finished));
  slowPost.end();

  const last = clients.flatMap((client) => client.outcomes.slice(-1));
  const lost = last.filter((outcome) => outcome.kind === 'cut' || outcome.kind === 'hung');
  return [
    none('cut with a request outstanding', lost.length, last.length),
    atMost('exit after', exitSeconds, exitLimitSeconds, ' s'),
    atMost('exit code', code ?? 1, 0),
    note(`last answers ${tally(last)}`),
  ];
}

/** A sign-in whose body never ends. */
function sendSlowly(site: StartedSite): { end(): void } {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  socket.resume();
  socket.write(
    'POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\n' +
      `apikey: ${publicKey}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"email":"`,
  );
  const dripping = setInterval(() => socket.writable && socket.write('a'), slowByteEveryMs);
  return {
    end() {
      clearInterval(dripping);
      socket.destroy();
    },
  };
}
