/** Starts the development server for a test, because only it has the parts page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/support/programs/free-port.ts';

const startLimitMs = 60_000;
const stopLimitMs = 10_000;

export interface DevelopmentServer {
  /** Origin without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** @throws with the server's output if it does not become ready */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/dev.ts'], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      DATABASE_URL: `file:${join(folder, 'site.db')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
      await exited;
      clearTimeout(killTimer);
    }
    rmSync(folder, { recursive: true, force: true });
  }

  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return { url, stop };
    await delay(50);
  }
  await stop();
  throw new Error(`The development server did not become ready:\n${output}`);
}
