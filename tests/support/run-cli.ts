import { Readable, Writable } from 'node:stream';
import { readPassword } from '#server/cli/admin/read-password.ts';
import { runCommandLine } from '#server/cli/run-command-line.ts';
import { parseEnv } from '#server/env.ts';

/**
 * Runs the command line inside the test's own process.
 * @returns its exit code, and the lines for standard output (`said`) and standard error (`complained`)
 */
export async function runCli(args: string[], options: { stdin?: string; variables: Record<string, string> }) {
  const said: string[] = [];
  const complained: string[] = [];
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const exitCode = await runCommandLine(args, {
    readEnv: () => parseEnv(options.variables),
    readPassword: (isPiped) =>
      readPassword({ input: Readable.from([options.stdin ?? '']), questions: nowhere }, isPiped),
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { exitCode, said: said.join('\n'), complained: complained.join('\n') };
}
