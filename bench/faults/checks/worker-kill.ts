/** SIGKILL for one worker after another while new connections arrive. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Check, none, note } from '../check.ts';
import { ask, type Outcome, tally } from '../harness/ask.ts';
import { hasStatus } from '../harness/backend.ts';
import { startBusyClient } from '../harness/kept-connection.ts';
import { processTree, signalAll } from '../harness/processes.ts';
import { millisecondsUntil } from '../harness/traffic.ts';

const workers = 2;
const kills = { short: 12, long: 60 };
/** From the start of a worker until it takes requests. */
const settleMs = 1500;
const replacedWithinMs = 30_000;
const refusedPauseMs = 20;
const newConnections = 24;
const keptConnections = 8;
const hungAfterMs = 8000;

export const workerKill: Check = {
  name: 'worker-kill',
  summary: `SIGKILL for one of ${workers} workers, ${kills.short} times under load; ${kills.long} with --long`,
  async run(harness) {
    const { origin, pid } = await harness.startSite({
      databaseUrl: `file:${harness.folder()}/site.db`,
      env: { WORKERS: String(workers) },
    });
    const outcomes: Outcome[] = [];
    let isOver = false;
    const options = { deadlineMs: hungAfterMs };
    const connecting = Array.from({ length: newConnections }, async () => {
      while (!isOver) {
        const outcome = await ask(origin, '/', options);
        outcomes.push(outcome);
        if (outcome.kind === 'refused') await delay(refusedPauseMs);
      }
    });
    const kept = Array.from({ length: keptConnections }, () =>
      startBusyClient(origin, () => '/', { ...options, isLast: () => false }),
    );
    const count = harness.isLong ? kills.long : kills.short;
    try {
      for (let kill = 0; kill < count; kill += 1) {
        await untilAllServe(pid);
        const victims = processTree(pid).slice(1);
        signalAll(victims.slice(kill % victims.length).slice(0, 1), 'SIGKILL');
      }
    } finally {
      isOver = true;
      for (const client of kept) client.stop();
    }
    await Promise.all([...connecting, ...kept.map(({ finished }) => finished)]);
    const allOutcomes = [...outcomes, ...kept.flatMap((client) => client.outcomes)];
    const hung = allOutcomes.filter(({ kind }) => kind === 'hung').length;
    const recoveryMs = await millisecondsUntil(
      () => ask(origin, '/'),
      (outcome) => hasStatus(outcome, 200),
    );
    return [
      none('requests that hung', hung, allOutcomes.length),
      note(`${count} kills, ${tally(allOutcomes)}, answers again after ${Math.round(recoveryMs)} ms`),
    ];
  },
};

/**
 * Waits until every killed worker has been replaced and its replacement answers.
 * @throws if one is not replaced
 */
async function untilAllServe(pid: number): Promise<void> {
  const deadline = performance.now() + replacedWithinMs;
  while (processTree(pid).length < 1 + workers) {
    if (performance.now() > deadline) throw new Error('A killed worker was not replaced.');
    await delay(50);
  }
  await delay(settleMs);
}
