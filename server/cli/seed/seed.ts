/** Fills a development database. See `may-seed.ts` for what it refuses. */
import { existsSync } from 'node:fs';
import { openMigrated } from '#database/open-migrated.ts';
import { sqliteFileIn } from '#database/sqlite-file.ts';
import { systemClock } from '#domain/clock.ts';
import { importPages } from '#domain/pages/import-pages.ts';
import type { Env } from '../../env.ts';
import { createLogger } from '../../journal/logger.ts';
import { openServices } from '../../services.ts';
import { type ExitCode, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { databaseState, environmentProblem, removeDatabase } from './may-seed.ts';
import { seedAdministrators, seedEmails, seedPassword } from './seed-administrators.ts';
import { seedPages } from './seed-pages.ts';

export interface SeedOptions {
  env: Env;
  /** Deletes the database of an earlier run first. */
  isReset: boolean;
  say(line: string): void;
  complain(line: string): void;
}

export async function seed({ env, isReset, say, complain }: SeedOptions): Promise<ExitCode> {
  const problem = environmentProblem(env);
  if (problem !== null) {
    complain(problem);
    return exitCodes.failed;
  }
  const file = sqliteFileIn(env.databaseUrl) ?? '';
  const state = existsSync(file) ? await withDatabase(env, databaseState) : 'empty';
  if (state === 'real') {
    complain(`${file} holds pages or administrators that this command did not make. It is left alone.`);
    return exitCodes.failed;
  }
  if (state === 'seeded') {
    if (!isReset) {
      complain(`${file} is seeded already. Use --reset to fill it again.`);
      return exitCodes.failed;
    }
    removeDatabase(file);
    await (await openMigrated(env.databaseUrl, { isNew: true })).database.close();
  }
  // With an administrator named in the environment, the database would count as a real one.
  const services = await openServices({ ...env, firstAdmin: null }, createLogger('error').logger);
  try {
    const secret = await seedAdministrators(services.auth);
    const pages = seedPages(systemClock());
    const { database, contentVersion } = services;
    const outcomes = await importPages({ database, contentVersion, clock: systemClock }, pages);
    const refused = outcomes.filter(({ code }) => code !== 'created');
    if (refused.length > 0) throw new Error(`Pages were refused: ${JSON.stringify(refused)}`);
    say(`${file} holds ${pages.length} pages and two administrators:`);
    say(`  ${seedEmails.passwordOnly}  password "${seedPassword}"`);
    say(`  ${seedEmails.secondFactor}  the same password and an authenticator app with the key ${secret}`);
    return exitCodes.done;
  } finally {
    await services.close();
  }
}
