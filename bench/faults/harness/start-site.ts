/** Starts the measured checkout in its own process, as in production, with its log in a file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/support/programs/free-port.ts';
import { ask } from './ask.ts';
import { processTree, signalAll } from './processes.ts';
import type { SiteProgram } from './site-program.ts';

export const publicKey = 'public-key-of-the-fault-bench';
export const administrator = { email: 'dona@example.com', password: 'sete portões azuis na chuva' };

export const secretKey = 'secret key of the fault bench, long enough';

const startLimitMs = 60_000;
const endLimitMs = 20_000;
const retryMs = 20;

/** Settings for a site with one administrator and known keys, in any checkout. */
const ownVariables = {
  API_PUBLIC_KEY: publicKey,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  SECRET_KEY: secretKey,
};

export interface SiteOptions {
  databaseUrl: string;
  env?: Record<string, string>;
  /** Resolve at once, whether or not the site becomes ready. */
  isReadinessIgnored?: boolean;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface StartedSite {
  origin: string;
  port: number;
  pid: number;
  exited: Promise<Exit>;
  /** Everything it has written so far. */
  log(): string;
  /** Sends SIGTERM, and later SIGKILL to what is left. */
  end(): Promise<void>;
}

export async function startSite(
  program: SiteProgram,
  folder: string,
  options: SiteOptions,
): Promise<StartedSite> {
  const { databaseUrl, env = {}, isReadinessIgnored = false } = options;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'site.log');
  const log = openSync(logFile, 'w');
  const child = spawn(program.node, program.serve, {
    cwd: program.folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_URL: databaseUrl,
      ...ownVariables,
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program.node} cannot be started`);
  const exited = once(child, 'exit').then(([code, signal]): Exit => ({ code, signal }));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  // If the bench itself is killed, its sites must not outlive it.
  const killAtExit = () => signalAll(hasEnded() ? [] : processTree(pid), 'SIGKILL');
  process.once('exit', killAtExit);
  void exited.then(() => process.off('exit', killAtExit));
  const site: StartedSite = {
    origin,
    port,
    pid,
    exited,
    log: () => readFileSync(logFile, 'utf8'),
    async end() {
      if (hasEnded()) return;
      const tree = processTree(pid);
      signalAll([pid], 'SIGTERM');
      const late = setTimeout(() => signalAll(tree, 'SIGKILL'), endLimitMs);
      await exited;
      clearTimeout(late);
    },
  };
  if (!isReadinessIgnored) await untilReady(site, hasEnded);
  return site;
}

async function untilReady(site: StartedSite, hasEnded: () => boolean): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const outcome = await ask(site.origin, '/readyz', { deadlineMs: 5000 });
    if (outcome.kind === 'answered' && outcome.status === 200) return;
    if (hasEnded() || performance.now() - startedAt > startLimitMs) {
      await site.end();
      throw new Error(`The site did not start:\n${site.log().slice(-2000)}`);
    }
    await delay(retryMs);
  }
}
