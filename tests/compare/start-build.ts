/** The server of one build on a free port, with a fresh SQLite database of sample pages. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../support/programs/free-port.ts';
import { nodeOf } from './checkout.ts';
import { type SamplePage, samplePages } from './sample-pages.ts';

export interface RunningBuild {
  port: number;
  stop(): Promise<void>;
}

export const siteUrl = 'https://site.example';
export const publicKey = 'public-key-of-the-comparison';

const startLimitMs = 30_000;
const retryMs = 50;

/** @param pageCount how many generated pages the database holds */
export async function startBuild(checkoutFolder: string, pageCount: number): Promise<RunningBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'compare-site-'));
  const databaseFile = join(folder, 'site.db');
  const env = {
    SITE_URL: siteUrl,
    DATABASE_URL: `file:${databaseFile}`,
    API_PUBLIC_KEY: publicKey,
  };
  importPages(checkoutFolder, env, join(folder, 'pages.json'), samplePages(pageCount));
  fixIdsAndTimes(databaseFile);

  // Chosen after the import, which may take long enough for another process to take the port.
  const port = await freePort();
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'w');
  const server = spawn(nodeOf(checkoutFolder), ['server/main.ts'], {
    cwd: checkoutFolder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', log, log],
  });
  const exited = once(server, 'exit');
  const startedAt = performance.now();
  while (!(await isReady(port))) {
    const hasEnded = server.exitCode !== null || server.signalCode !== null;
    if (hasEnded || performance.now() - startedAt > startLimitMs) {
      server.kill('SIGKILL');
      throw new Error(`The server of ${checkoutFolder} did not start:\n${readFileSync(logFile, 'utf8')}`);
    }
    await delay(retryMs);
  }
  return {
    port,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function importPages(cwd: string, env: NodeJS.ProcessEnv, file: string, pages: readonly SamplePage[]): void {
  writeFileSync(file, JSON.stringify(pages));
  const { status, stderr } = spawnSync(nodeOf(cwd), ['server/cli/main.ts', 'pages', 'import', file], {
    cwd,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${cwd} did not import the sample pages:\n${stderr}`);
}

/** An import assigns random ids and the current time; pages, menus and site maps depend on both. */
function fixIdsAndTimes(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    UPDATE generated_pages SET
      id = printf('00000000-0000-4000-8000-%012d', substr(slug, length('pagina-de-exemplo-') + 1)),
      created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 1735689600 + 60 * substr(slug, length('pagina-de-exemplo-') + 1), 'unixepoch'),
      updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 1735689600 + 90 * substr(slug, length('pagina-de-exemplo-') + 1), 'unixepoch');
    DELETE FROM page_blocks;
  `);
  database.close();
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  await response?.arrayBuffer();
  return response?.status === 200;
}
