/** Runs one command of the test run. Its output goes straight to the terminal, or is collected. */
import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface ProgramCall {
  /** A script of the project or of an installed package, which this same Node runs; or the name of a program. */
  file: string;
  args: readonly string[];
}

/** @returns the exit code; a command that cannot be started or is killed by a signal counts as 1 */
export function run(command: ProgramCall): Promise<number> {
  return exitCodeOf(start(command, 'inherit'));
}

/** Like `run`, but returns the output, so that commands that run side by side do not mix theirs. */
export async function runQuietly(command: ProgramCall): Promise<{ code: number; output: string }> {
  const child = start(command, 'pipe');
  const [code, ...written] = await Promise.all([
    exitCodeOf(child),
    ...[child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))),
  ]);
  return { code, output: written.join('') };
}

function start({ file, args }: ProgramCall, output: 'inherit' | 'pipe'): ChildProcess {
  const isScript = file.endsWith('.ts') || file.startsWith('node_modules/');
  const [program, programArgs] = isScript ? [process.execPath, [file, ...args]] : [file, [...args]];
  return spawn(program, programArgs, { stdio: ['inherit', output, output] });
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
