/** Runs one command of the test run in the foreground; its output goes straight to the terminal. */
import { spawn } from 'node:child_process';

export interface Command {
  /** A script of the project or of an installed package, run on this very Node; or the name of a program. */
  file: string;
  args: readonly string[];
}

/** @returns the exit code; a command that cannot be started or is killed by a signal counts as 1 */
export function run({ file, args }: Command): Promise<number> {
  const isScript = file.endsWith('.ts') || file.startsWith('node_modules/.bin/');
  const [program, given] = isScript ? [process.execPath, [file, ...args]] : [file, [...args]];
  return new Promise((resolve) => {
    const child = spawn(program, given, { stdio: 'inherit' });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
