import { Readable, Writable } from 'node:stream';
import { readPassword } from '#server/cli/admin/read-password.ts';
import { runCommandLine } from '#server/cli/run-command-line.ts';
import { parseEnv } from '#server/env.ts';

/**
 * Runs the command line inside the test's own process.
 * @returns its exit code, and the lines it printed to standard output and standard error
 */
export async function runCli(args: string[], options: { stdin?: string; variables: Record<string, string> }) {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const exitCode = await runCommandLine(args, {
    readEnv: () => parseEnv(options.variables),
    readPassword: (isPiped) =>
      readPassword({ input: Readable.from([options.stdin ?? '']), questions: nowhere }, isPiped),
    print: (line) => stdout.push(line),
    printError: (line) => stderr.push(line),
  });
  return { exitCode, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}
