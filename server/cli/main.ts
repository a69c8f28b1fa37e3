/** `npm run cli`: the operator's commands. */
import { readEnv } from '../env.ts';
import { readPassword } from './admin/read-password.ts';
import { runCommandLine } from './run-command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  readEnv,
  readPassword: (isPiped) => readPassword({ input: process.stdin, questions: process.stderr }, isPiped),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
});
