/** A private PostgreSQL server on loopback, in a temporary folder that is removed when it stops. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/support/programs/free-port.ts';

export interface PostgresServer {
  /** Address of the maintenance database. */
  url: string;
  /** Of the first process; all others are its children. Changes with every start. */
  pid(): number;
  /** Ends the server and keeps its data. */
  halt(): Promise<void>;
  /** Starts it again on the same port, with the same data. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const superuser = 'tests';

/** Nothing here has to survive a power cut. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** @param binaries folder that holds `initdb` and `postgres` */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-tests-'));
  if (account) chownSync(folder, account.uid, account.gid);
  // English messages whatever the machine's language: `untilReady` waits for one of them.
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...account };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', folder, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const start = () =>
    spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        folder,
        '-p',
        `${port}`,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = start();
  const killAtExit = () => server.kill('SIGQUIT');
  process.once('exit', killAtExit);
  await untilReady(server);
  async function halt(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGQUIT');
    await exited;
  }
  return {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    pid: () => server.pid ?? 0,
    halt,
    async resume() {
      server = start();
      await untilReady(server);
    },
    async stop() {
      process.off('exit', killAtExit);
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such account: try the next one.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a postgres nor a nobody account');
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (server.stderr === null) throw new Error('the server has no standard error to read');
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line);
    if (line.includes('database system is ready to accept connections')) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
}
