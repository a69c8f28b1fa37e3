/** What a command is given and what it gives back, so that tests can run one without a process. */
import type { Env } from '../env.ts';

/** Exit codes: done, failed, called in a way nobody understands. */
export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export interface CommandContext {
  env: Env;
  /** What stands after the command's name. */
  operands: readonly string[];
  /** `--force` was given. */
  isForced: boolean;
  /** Asks the person, or reads standard input. @returns null when there is none to be had */
  readPassword(): Promise<string | null>;
  say(line: string): void;
  complain(line: string): void;
}

export type Command = (context: CommandContext) => Promise<ExitCode>;
