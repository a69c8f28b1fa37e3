/** Input and output of a command, so that tests can run one without a process. */
import type { Env } from '../env.ts';

/** `usage`: the command line could not be understood. */
export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export interface CommandContext {
  env: Env;
  /** The words after the command's name. */
  operands: readonly string[];
  /** `--force` was given. */
  isForced: boolean;
  /** The number after `--keep`; 0 without it. */
  keep: number;
  /** The e-mail address after `--account`, or null. */
  account: string | null;
  /** The address or prefix after `--network`, or null. */
  network: string | null;
  /** The text after `--slug`, or null. */
  slug: string | null;
  /** `--without-checksum` was given. */
  mayLackChecksum: boolean;
  /** `--new` was given. */
  isNew: boolean;
  /** `--dry-run` was given. */
  isDryRun: boolean;
  /** `--json` was given. */
  isJson: boolean;
  /** Prompts for it, or reads standard input. @returns null if none was given */
  readPassword(): Promise<string | null>;
  print(line: string): void;
  printError(line: string): void;
}

export type Command = (context: CommandContext) => Promise<ExitCode>;
