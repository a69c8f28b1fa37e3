/**
 * One private PostgreSQL server for a whole test run, on loopback and in a temporary folder, gone afterwards.
 * Vitest runs the default export once before the first test; tests reach the server through `databases.ts`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { findPostgresBinaries } from './postgres-binaries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's maintenance database, or null where PostgreSQL is not installed. */
    postgresUrl: string | null;
  }
}

const superuser = 'tests';

export default async function providePostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const binaries = findPostgresBinaries();
  if (binaries === null) {
    if (process.env.CI === 'true')
      throw new Error('PostgreSQL is not installed; CI never leaves its tests out');
    process.stdout.write('PostgreSQL is not installed: its tests are left out of this run.\n');
    project.provide('postgresUrl', null);
    return;
  }
  const server = await startPostgres(binaries);
  project.provide('postgresUrl', server.url);
  return server.stop;
}

/** @param binaries folder that holds `initdb` and `postgres` */
async function startPostgres(binaries: string): Promise<{ url: string; stop(): Promise<void> }> {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-tests-'));
  if (account) chownSync(folder, account.uid, account.gid);
  // Messages in English whatever the machine speaks: one of them is waited for.
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...account };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', folder, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const server = spawn(
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
  const killAtExit = () => server.kill('SIGQUIT');
  process.once('exit', killAtExit);
  await untilReady(server);
  return {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', killAtExit);
      const exited = once(server, 'exit');
      server.kill('SIGQUIT');
      await exited;
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
      // No such account: the next one.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a postgres nor a nobody account');
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (server.stderr === null) throw new Error('the server has no standard error to read');
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    said.push(line);
    if (line.includes('database system is ready to accept connections')) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
