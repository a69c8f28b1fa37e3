/** `npm run cli`: what an owner does to an installation from a shell. */
import { readEnv } from '../env.ts';
import { readPassword } from './read-password.ts';
import { runCommandLine } from './run-command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  readEnv,
  readPassword: (isPiped) => readPassword({ input: process.stdin, questions: process.stderr }, isPiped),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
