/** Runs an operator's command of the measured checkout. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { SiteProgram } from './site-program.ts';

export interface RunResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

export interface RunningCommand {
  pid: number;
  /** What it has written so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  finished: Promise<RunResult>;
}

export function startCommandLine(
  program: SiteProgram,
  words: readonly string[],
  env: Record<string, string>,
): RunningCommand {
  const child = spawn(program.node, [...program.cli, ...words], {
    cwd: program.folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    pid: child.pid ?? 0,
    output: () => output,
    kill: (signal) => child.kill(signal),
    finished: once(child, 'close').then(([code, signal]) => {
      process.off('exit', killAtExit);
      return { code, signal, output };
    }),
  };
}
