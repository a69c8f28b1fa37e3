/** Starts the server in its own process for hostile requests, with a signed-in administrator. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '#tests/support/programs/free-port.ts';

export const publicKey = 'public-key-of-the-hostile-tests';
const credentials = { email: 'dona@example.com', password: 'o portão da rua sete abre devagar' };
/** Only a server that hangs takes so long, even on a busy machine. */
const startLimitMs = 60_000;
const retryMs = 50;
/** Pino's level of errors. Fatal errors have a higher one. */
const firstErrorLevel = 50;

export interface HostileSite {
  port: number;
  /** Access token of a session that may write. */
  token: string;
  /** @returns the lines of the log that report an error, and whatever is not a line of the log */
  stop(): Promise<string[]>;
}

export async function startHostileSite(): Promise<HostileSite> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-tests-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PORT: String(port),
      SITE_URL: 'https://site.example',
      DATABASE_URL: `file:${join(folder, 'site.db')}`,
      API_PUBLIC_KEY: publicKey,
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  const closed = once(child, 'close');
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const startedAt = performance.now();
  while (!(await isReady(origin))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() - startedAt > startLimitMs) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${written}`);
    }
    await delay(retryMs);
  }
  return {
    port,
    token: await signIn(origin),
    async stop() {
      process.off('exit', killAtExit);
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
      return written.split('\n').filter((line) => line !== '' && isError(line));
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/readyz`).catch(() => null);
  await response?.arrayBuffer();
  return response?.status === 200;
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publicKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}

const logLine = z.object({ level: z.number() });

function isError(line: string): boolean {
  try {
    return logLine.parse(JSON.parse(line)).level >= firstErrorLevel;
  } catch {
    return true;
  }
}
