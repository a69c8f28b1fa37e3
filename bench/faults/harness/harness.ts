/** What every check gets: folders, sites and databases that are removed when it ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cleanup } from './cleanup.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import type { SiteProgram } from './site-program.ts';
import { type RunningCommand, type RunResult, startCommandLine } from './start-command-line.ts';
import { type SiteOptions, type StartedSite, secretKey, startSite } from './start-site.ts';

export interface Harness {
  /** Whether the long form was requested. */
  isLong: boolean;
  /** Creates an empty folder. */
  folder(): string;
  /** Resolves when the site answers `/readyz`. */
  startSite(options: SiteOptions): Promise<StartedSite>;
  startPostgres(): Promise<OwnPostgres>;
  /** Runs an operator's command of the measured checkout, as `npm run cli -- …` does. */
  cli(words: readonly string[], env: Record<string, string>): Promise<RunResult>;
  /** The same, without waiting for its end. */
  startCli(words: readonly string[], env: Record<string, string>): RunningCommand;
  /** Steps that undo something, run at the end of the check or on Ctrl-C. */
  cleanup: Cleanup;
}

export function createHarness(program: SiteProgram, cleanup: Cleanup, isLong: boolean): Harness {
  function folder(): string {
    const made = mkdtempSync(join(tmpdir(), 'faults-'));
    cleanup.add(() => rmSync(made, { recursive: true, force: true }));
    return made;
  }
  /** Without this key a command could not open a site's database. */
  const secret = { SECRET_KEY: secretKey };
  return {
    isLong,
    folder,
    cleanup,
    async startSite(options) {
      const site = await startSite(program, folder(), options);
      cleanup.add(() => site.end());
      return site;
    },
    async startPostgres() {
      const server = await startOwnPostgres();
      cleanup.add(() => server.stop());
      return server;
    },
    cli: (words, env) => startCommandLine(program, words, { ...secret, ...env }).finished,
    startCli: (words, env) => startCommandLine(program, words, { ...secret, ...env }),
  };
}
