/** `npm start`: one process, or WORKERS processes that share a port. */
import cluster from 'node:cluster';
import { type Env, readEnv } from './env.ts';
import { runServer } from './process/run-server.ts';
import { reportServing, superviseWorkers } from './process/supervise-workers.ts';

const read = readEnv();
if (!read.ok) fail(read.failure.message);
if (read.value.workers > 1 && cluster.isPrimary) await superviseWorkers(read.value).catch(failStart);
else await serve(read.value);

async function serve(env: Env): Promise<void> {
  await runServer(env, stopOnSignal).catch(failStart);
  reportServing();
}

function stopOnSignal(stopServer: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    // The terminal and the service manager signal the whole group, and the supervisor signals its workers again.
    if (isStopping) return;
    isStopping = true;
    stopServer().then(
      () => process.exit(0),
      (error: unknown) => fail(`The server did not stop cleanly: ${error}`),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function failStart(error: unknown): never {
  fail(`The server did not start: ${error instanceof Error ? error.message : error}`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
