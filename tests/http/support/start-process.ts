/** Starts the server in its own process, as an operator does. Tests see it only from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '#tests/support/programs/free-port.ts';

/** Only a server that hangs takes so long, even on a busy machine. */
const startLimitMs = 60_000;
const stopLimitMs = 15_000;
/** As in `npm start`. */
const startFlags = ['--import', './server/process/stripped-sources.mjs'];
/** Many tests start a process, and compiling the same sources each time takes a quarter of its start. */
const compileCache = join(tmpdir(), 'compile-cache-of-http-tests');

export interface TestProcess {
  origin: string;
  databaseFile: string;
  child: ChildProcess;
  /** Everything that the process has written to stdout and stderr. */
  output(): string;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** @throws with the output if the process ends instead */
  untilReady(): Promise<void>;
}

/** The process is stopped when the calling test has finished. */
export async function startProcess(
  env: Record<string, string> = {},
  program = 'server/main.ts',
): Promise<TestProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'process-tests-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const databaseFile = join(folder, 'site.db');
  const child = spawn(process.execPath, [...startFlags, program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      DATABASE_URL: `file:${databaseFile}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  // Unlike 'exit', 'close' comes after the last output.
  const exit = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  onTestFinished(async () => {
    // SIGTERM first, so that the processes it started stop with it.
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await exit;
    clearTimeout(killTimer);
    rmSync(folder, { recursive: true, force: true });
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    origin,
    databaseFile,
    child,
    output: () => written,
    exit,
    async untilReady() {
      await vi.waitFor(
        async () => {
          if (hasEnded()) return;
          const response = await fetch(`${origin}/readyz`);
          if (!response.ok) throw new Error(await response.text());
        },
        { timeout: startLimitMs, interval: 25 },
      );
      if (hasEnded()) throw new Error(`The server ended:\n${written}`);
    },
  };
}
