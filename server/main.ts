/** `npm start`: one process, or as many as WORKERS says behind one port. */
import cluster from 'node:cluster';
import { type Env, readEnv } from './env.ts';
import { runServer } from './run-server.ts';

const read = readEnv();
if (!read.ok) {
  process.stderr.write(`${read.message}\n`);
  process.exit(1);
}
if (read.env.workers > 1 && cluster.isPrimary) runPrimary(read.env.workers);
else await runWorker(read.env);

async function runWorker(env: Env): Promise<void> {
  try {
    const server = await runServer(env);
    const stop = () => {
      void server.stop().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`The server did not start: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Starts the workers, replaces one that dies, and passes the signal to stop on to all. */
function runPrimary(workers: number): void {
  let isStopping = false;
  let started = 0;
  const startWorker = () => {
    // One after the other: the first one migrates and makes the keys, the others find them made.
    const worker = cluster.fork();
    worker.once('listening', () => {
      started += 1;
      if (started < workers) startWorker();
    });
    worker.once('exit', (code) => {
      if (isStopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
      } else if (code === 1) {
        // It could not start; it has said why, and neither could the next one.
        process.exit(1);
      } else {
        cluster.fork();
      }
    });
  };
  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  startWorker();
}
