/** From words to an exit code: understands the arguments, checks the environment, runs the command. */
import { parseArgs } from 'node:util';
import type { EnvResult } from '../env.ts';
import { type CommandContext, type ExitCode, exitCodes } from './command.ts';
import { findCommand, usage } from './commands.ts';

export interface CommandLine extends Pick<CommandContext, 'say' | 'complain'> {
  readEnv(): EnvResult;
  readPassword(isPiped: boolean): Promise<string | null>;
}

export async function runCommandLine(words: readonly string[], line: CommandLine): Promise<ExitCode> {
  const parsed = parseWords(words);
  if (parsed === null) {
    line.complain(usage);
    return exitCodes.usage;
  }
  if (parsed.wantsHelp) {
    line.say(usage);
    return exitCodes.done;
  }
  const command = findCommand(parsed.positionals, parsed.isForced);
  if (command === null) {
    line.complain(usage);
    return exitCodes.usage;
  }
  const read = line.readEnv();
  if (!read.ok) {
    line.complain(read.message);
    return exitCodes.failed;
  }
  try {
    return await command.run({
      env: read.env,
      operands: command.operands,
      isForced: parsed.isForced,
      readPassword: () => line.readPassword(parsed.isPasswordPiped),
      say: line.say,
      complain: line.complain,
    });
  } catch (error) {
    line.complain(`Failed: ${describe(error)}`);
    return exitCodes.failed;
  }
}

interface Words {
  positionals: string[];
  wantsHelp: boolean;
  isPasswordPiped: boolean;
  isForced: boolean;
}

function parseWords(words: readonly string[]): Words | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        'password-stdin': { type: 'boolean' },
        force: { type: 'boolean' },
      },
    });
    return {
      positionals,
      wantsHelp: values.help === true,
      isPasswordPiped: values['password-stdin'] === true,
      isForced: values.force === true,
    };
  } catch {
    return null;
  }
}

/** A connection refused on several addresses has its reasons inside and no message of its own. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ');
  return error instanceof Error ? error.message : String(error);
}
