/** Starts the real server in its own process, with its own database and a log file, as in production. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/support/programs/free-port.ts';
import { type ProcessMemory, processMemory } from './process-memory.ts';

const startLimitMs = 20_000;
const retryMs = 5;

/**
 * The flags of `npm start`. By default Node reserves 3 × 32 MB for young objects and lets garbage grow to a multiple of the
 * live objects: a crawler of the site map then takes the process to 350 MB instead of 280.
 */
export const startFlags = [
  '--import',
  './server/process/stripped-sources.mjs',
  '--import',
  './server/process/limit-memory.ts',
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
];

export interface BenchSite {
  port: number;
  url: string;
  /** From the start of the process to the first 200 of the home page. */
  startMs: number;
  /** Memory of the process: now, and at its peak. */
  residentMegabytes(): ProcessMemory;
  stop(): Promise<void>;
}

/** @param databaseFile is not deleted afterwards; by default the site starts empty */
export async function startSite(databaseFile?: string, env: Record<string, string> = {}): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'w');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...startFlags, 'server/main.ts'], {
    env: {
      PORT: String(port),
      SITE_URL: url,
      DATABASE_URL: `file:${databaseFile ?? join(folder, 'site.db')}`,
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = once(child, 'exit');
  while (!(await isUp(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > startLimitMs) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8')}`);
    }
    await delay(retryMs);
  }
  return {
    port,
    url,
    startMs: performance.now() - startedAt,
    residentMegabytes: () => processMemory(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  await response?.arrayBuffer();
  return response?.status === 200;
}
