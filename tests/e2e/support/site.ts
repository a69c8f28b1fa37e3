/** The site as the browser tests use it: the real server on the real build, with a database of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/support/programs/free-port.ts';
import { sampleCompany } from '#tests/support/sample-company.ts';

const startLimitMs = 30_000;
const stopLimitMs = 15_000;
const pollMs = 25;
/** The first is as in `npm start`. */
const startFlags = [
  './server/process/stripped-sources.mjs',
  './tests/support/programs/quick-compression.mjs',
].flatMap((file) => ['--import', file]);
/** Every test file starts a site, and compiling the same sources each time takes half a second. */
const compileCache = join(tmpdir(), 'compile-cache-of-browser-tests');
/** pino's number for `error`. */
const errorLevel = 50;

export const publicKey = 'public-key-of-the-browser-tests';
export const dataContactEmail = sampleCompany.DATA_CONTACT_EMAIL;

export interface Site {
  /** Origin without a trailing slash. */
  url: string;
  publicKey: string;
  admin: { email: string; password: string };
}

/** @returns the body of an answer of any status; redirects are not followed */
export async function fetchBody(site: Site, path: string): Promise<string> {
  return (await fetch(site.url + path, { redirect: 'manual' })).text();
}

/** A site whose process belongs to whoever started it. */
export interface OwnSite extends Site {
  /** Everything the process has written so far. */
  log(): string;
  /** The lines of the log that report an error. */
  errors(): string[];
  /**
   * Stops the process gracefully and starts another one on the same database and port.
   * @throws if the process had ended by itself
   */
  restart(): Promise<void>;
  /** @throws if the process had ended by itself, or does not stop in good order */
  stop(): Promise<void>;
}

/**
 * Starts a site for the first time and stops it. A first start creates the tables, the keys and the administrator, whose
 * password is looked up in dictionaries. That takes a quarter of the start's processor time.
 * @returns the folder of its database; the caller removes it
 */
export async function prepareSite(): Promise<string> {
  const folder = newFolder();
  const { end, errors } = await startIn(folder);
  await end();
  if (errors().length > 0) throw new Error(`Errors in the log of the first start:\n${errors().join('\n')}`);
  return folder;
}

/**
 * @param prepared folder of a site that has been started before; the new site begins with a copy of it
 * @throws with the server's own output when it does not become ready
 */
export async function startSite(prepared: string): Promise<OwnSite> {
  const folder = newFolder();
  cpSync(prepared, folder, { recursive: true });
  const { end, ...site } = await startIn(folder);
  return {
    ...site,
    async stop() {
      await end().finally(() => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-'));
}

async function startIn(folder: string): Promise<Omit<OwnSite, 'stop'> & { end(): Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const admin = { email: 'admin@example.com', password: 'uma senha bem comprida' };
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compileCache,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    API_PUBLIC_KEY: publicKey,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...sampleCompany,
  };
  let output = '';
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [...startFlags, 'server/main.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    await waitUntilReady(url, child, () => output);
  }

  async function end(): Promise<void> {
    if (hasEnded(child)) throw new Error(`The server ended before it was stopped:\n${output}`);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    const [code, signal] = await exited;
    clearTimeout(killTimer);
    if (code !== 0) throw new Error(`The server did not stop in good order (${code ?? signal}):\n${output}`);
  }

  await start();
  return {
    url,
    publicKey,
    admin,
    log: () => output,
    errors: () => output.split('\n').filter(isError),
    async restart() {
      await end();
      await start();
    },
    end,
  };
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline && !hasEnded(child)) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await delay(pollMs);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready:\n${output()}`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function isError(line: string): boolean {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) >= errorLevel;
}
