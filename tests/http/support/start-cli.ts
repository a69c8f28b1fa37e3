/** Starts the command line in a process of its own, for a test that does something else while it runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export interface CliProcess {
  kill(): void;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** The process is killed if it still runs when the calling test has finished. */
export function startCli(words: readonly string[], variables: Record<string, string>): CliProcess {
  const child = spawn(process.execPath, ['server/cli/main.ts', ...words], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: 'ignore',
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return {
    kill: () => child.kill('SIGKILL'),
    exit: once(child, 'exit').then(([code, signal]) => ({ code, signal })),
  };
}
