/** Starts the workers, restarts one that dies, and stops them all. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { addUpWorkerMetrics } from './worker-metrics.ts';

/** A worker that crashes at once must not keep the machine busy with restarts. */
const restartAfterMs = 1_000;

/**
 * Once the site has served, this many workers in a row may end before they serve. After more, the process gives up as
 * soon as no worker is left.
 */
const maxFailedRestarts = 5;

const servingMessage = z.object({ type: z.literal('serving') });

/** Call it in a worker once it accepts requests. */
export function reportServing(): void {
  process.send?.({ type: 'serving' } satisfies z.infer<typeof servingMessage>);
}

/**
 * The process exits when all workers have been stopped, or when none is left and none can start. Workers that served and
 * were killed are replaced, even if they all died at once.
 * @throws if the port is in use
 */
export async function superviseWorkers({ workers: count, port, host }: Env): Promise<void> {
  const serving = new Set<number>();
  /** How many workers may still end before they serve. A first one that cannot start is not tried again. */
  let restartsLeft = 0;
  let isStopping = false;
  const aliveWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  // Where the kernel does not spread connections (`sharesPort`), all workers accept from one socket. With Node's
  // default, the supervisor would accept: a connection handed to a worker that is killed at that moment then stays open
  // and is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  addUpWorkerMetrics();

  // One at a time: the first worker runs the migrations and creates the keys that the others load.
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!servingMessage.safeParse(message).success) return;
    serving.add(worker.id);
    restartsLeft = maxFailedRestarts;
    if (!isStopping && aliveWorkers().length < count) cluster.fork();
  });

  cluster.on('exit', (worker) => {
    if (!serving.delete(worker.id)) restartsLeft -= 1;
    if (isStopping) {
      if (aliveWorkers().length === 0) process.exit(0);
    } else if (aliveWorkers().length === 0 && restartsLeft < 0) {
      // No worker is left, and the last one has printed why.
      process.exit(1);
    } else {
      setTimeout(() => {
        if (!isStopping && aliveWorkers().length < count) cluster.fork();
      }, restartAfterMs);
    }
  });

  const stop = () => {
    isStopping = true;
    if (aliveWorkers().length === 0) process.exit(0);
    for (const worker of aliveWorkers()) worker.process.kill('SIGTERM');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await requireFreePort(port, host);
  if (!isStopping) cluster.fork();
}

/** Workers listen with `reusePort`, so a second installation that does the same would start on the port unnoticed. */
async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
