/** Starts the command line in a process of its own, for a test that does something else while it runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface CliProcess {
  kill(): void;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export function startCli(words: readonly string[], variables: Record<string, string>): CliProcess {
  const child = spawn(process.execPath, ['server/cli/main.ts', ...words], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: 'ignore',
  });
  return {
    kill: () => child.kill('SIGKILL'),
    exit: once(child, 'exit').then(([code, signal]) => ({ code, signal })),
  };
}
