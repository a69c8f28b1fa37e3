/** Parses the arguments, validates the environment and runs the command. */
import { parseArgs } from 'node:util';
import type { Result } from '#domain/result.ts';
import type { Env, EnvFailure } from '../env.ts';
import { type CommandContext, type ExitCode, exitCodes } from './command.ts';
import type { OptionName } from './commands.ts';
import { findCommand, usage } from './find-command.ts';

export interface CommandLine extends Pick<CommandContext, 'print' | 'printError'> {
  readEnv(): Result<Env, EnvFailure>;
  readPassword(isPiped: boolean): Promise<string | null>;
}

export async function runCommandLine(words: readonly string[], line: CommandLine): Promise<ExitCode> {
  const parsed = parseWords(words);
  if (parsed === null) {
    line.printError(usage);
    return exitCodes.usage;
  }
  if (parsed.wantsHelp) {
    line.print(usage);
    return exitCodes.done;
  }
  const command = findCommand(parsed.positionals, parsed.options);
  if (command === null) {
    line.printError(usage);
    return exitCodes.usage;
  }
  const read = line.readEnv();
  if (!read.ok) {
    line.printError(read.failure.message);
    return exitCodes.failed;
  }
  try {
    return await command.run({
      env: read.value,
      operands: command.operands,
      isForced: parsed.options.includes('force'),
      keep: parsed.keep,
      account: parsed.account,
      network: parsed.network,
      slug: parsed.slug,
      mayLackChecksum: parsed.options.includes('without-checksum'),
      isNew: parsed.options.includes('new'),
      isDryRun: parsed.options.includes('dry-run'),
      isJson: parsed.options.includes('json'),
      readPassword: () => line.readPassword(parsed.isPasswordPiped),
      print: line.print,
      printError: line.printError,
    });
  } catch (error) {
    line.printError(`Failed: ${describe(error)}`);
    return exitCodes.failed;
  }
}

interface Words {
  positionals: string[];
  wantsHelp: boolean;
  isPasswordPiped: boolean;
  /** Options that select or change the command. */
  options: OptionName[];
  keep: number;
  account: string | null;
  network: string | null;
  slug: string | null;
}

function parseWords(words: readonly string[]): Words | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        'password-stdin': { type: 'boolean' },
        account: { type: 'string' },
        all: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        network: { type: 'string' },
        force: { type: 'boolean' },
        json: { type: 'boolean' },
        keep: { type: 'string' },
        new: { type: 'boolean' },
        slug: { type: 'string' },
        verify: { type: 'boolean' },
        'without-checksum': { type: 'boolean' },
      },
    });
    const { help, 'password-stdin': isPasswordPiped, ...options } = values;
    if (options.keep !== undefined && !/^[1-9]\d{0,3}$/.test(options.keep)) return null;
    return {
      positionals,
      wantsHelp: help === true,
      isPasswordPiped: isPasswordPiped === true,
      options: Object.keys(options) as OptionName[],
      keep: Number(options.keep ?? 0),
      account: options.account ?? null,
      network: options.network ?? null,
      slug: options.slug ?? null,
    };
  } catch {
    return null;
  }
}

/** A connection refused on several addresses is an AggregateError without a message of its own. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ');
  return error instanceof Error ? error.message : String(error);
}
