/** The first of several processes: starts the workers, replaces one that dies, and stops them all. */
import cluster from 'node:cluster';
import { addUpWorkerMetrics } from './worker-metrics.ts';

/** A worker that cannot hold itself up must not keep the machine busy with its restarts. */
const restartAfterMs = 1_000;

/** Returns at once; the process ends when the workers have ended or none can start. */
export function superviseWorkers(count: number): void {
  const serving = new Set<number>();
  let isStopping = false;
  const alive = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  addUpWorkerMetrics();

  // One after the other: the first one migrates and makes the keys, the others find them made.
  cluster.on('listening', (worker) => {
    serving.add(worker.id);
    if (!isStopping && alive().length < count) cluster.fork();
  });

  cluster.on('exit', (worker) => {
    serving.delete(worker.id);
    if (isStopping) {
      if (alive().length === 0) process.exit(0);
    } else if (serving.size === 0 && alive().length === 0) {
      // Nobody is left, and the last one has said why.
      process.exit(1);
    } else {
      setTimeout(() => {
        if (!isStopping && alive().length < count) cluster.fork();
      }, restartAfterMs);
    }
  });

  const stop = () => {
    isStopping = true;
    if (alive().length === 0) process.exit(0);
    for (const worker of alive()) worker.process.kill('SIGTERM');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  cluster.fork();
}
