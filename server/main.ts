/** `npm start`: one process, or as many as WORKERS says behind one port. */
import cluster from 'node:cluster';
import { type Env, readEnv } from './env.ts';
import { runServer } from './run-server.ts';
import { superviseWorkers } from './supervise-workers.ts';

const read = readEnv();
if (!read.ok) fail(read.message);
if (read.env.workers > 1 && cluster.isPrimary) superviseWorkers(read.env.workers);
else await serve(read.env);

async function serve(env: Env): Promise<void> {
  const server = await runServer(env).catch((error: unknown) =>
    fail(`The server did not start: ${error instanceof Error ? error.message : error}`),
  );
  let isStopping = false;
  const stop = () => {
    // The terminal and the service manager signal the whole group, the supervising process once more.
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`The server did not stop in good order: ${error}`),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
