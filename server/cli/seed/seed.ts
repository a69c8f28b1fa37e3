/** Fills a development database. See `may-seed.ts` for what it refuses. */
import { existsSync } from 'node:fs';
import { openMigrated } from '#database/open-migrated.ts';
import { sqliteFileIn } from '#database/sqlite-file.ts';
import { findAdministratorByEmail } from '#domain/auth/administrators/administrator-store.ts';
import { systemClock } from '#domain/clock.ts';
import { createLeadService } from '#domain/leads/lead-service.ts';
import { importPages } from '#domain/pages/import-pages.ts';
import type { Env } from '../../env.ts';
import { createLogger } from '../../journal/logger.ts';
import { openServices, type Services } from '../../services.ts';
import { type ExitCode, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { databaseState, environmentProblem, removeDatabase } from './may-seed.ts';
import { seedAdministrators, seedEmails, seedPassword } from './seed-administrators.ts';
import { type SeedClock, seedClock } from './seed-clock.ts';
import { contactDays, seedContacts } from './seed-contacts.ts';
import { seedPages } from './seed-pages.ts';
import { seedStates, stateDays } from './seed-states.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How old the seeded site is: `seedStates` and `seedContacts` let this many days pass. */
const seededDays = contactDays + stateDays;

export interface SeedOptions {
  env: Env;
  /** Deletes the database of an earlier run first. */
  isReset: boolean;
  print(line: string): void;
  printError(line: string): void;
}

export async function seed({ env, isReset, print, printError }: SeedOptions): Promise<ExitCode> {
  const problem = environmentProblem(env);
  if (problem !== null) {
    printError(problem);
    return exitCodes.failed;
  }
  const file = sqliteFileIn(env.databaseUrl) ?? '';
  const state = existsSync(file) ? await withDatabase(env, databaseState) : 'empty';
  if (state === 'real') {
    printError(`${file} holds pages or administrators that this command did not make. It is left alone.`);
    return exitCodes.failed;
  }
  if (state === 'seeded') {
    if (!isReset) {
      printError(`${file} is seeded already. Use --reset to fill it again.`);
      return exitCodes.failed;
    }
    removeDatabase(file);
    // Its traces remain, and with them `openServices` would refuse to begin with an empty database.
    await (await openMigrated(env.databaseUrl, { isNew: true })).database.close();
  }
  const time = seedClock(new Date(systemClock().getTime() - seededDays * dayMs));
  // With an administrator named in the environment, the database would count as a real one.
  const services = await openServices({ ...env, firstAdmin: null }, createLogger('error').logger, time.clock);
  try {
    const secret = await seedAdministrators(services.auth);
    const pages = seedPages(systemClock());
    const { database, contentVersion } = services;
    const outcomes = await importPages({ database, contentVersion, clock: systemClock }, pages);
    const refused = outcomes.filter(({ code }) => code !== 'created');
    if (refused.length > 0) throw new Error(`Pages were refused: ${JSON.stringify(refused)}`);
    await seedContactsAndStates(services, time);
    print(`${file} holds ${pages.length} pages, drafts, contacts and two administrators:`);
    print(`  ${seedEmails.passwordOnly}  password "${seedPassword}"`);
    print(`  ${seedEmails.secondFactor}  the same password and an authenticator app with the key ${secret}`);
    return exitCodes.done;
  } finally {
    await services.close();
  }
}

/** What an administrator works on: contacts, changed pages, and drafts in every state. */
async function seedContactsAndStates(services: Services, time: SeedClock): Promise<void> {
  const { database, pages, clock } = services;
  const administrator = await findAdministratorByEmail(database.query, seedEmails.passwordOnly);
  if (administrator === null) throw new Error('The administrator is missing');
  const rows = await pages.selectRows({
    columns: ['id', 'slug', 'title', 'content'],
    conditions: [],
    order: [{ column: 'slug', direction: 'asc' }],
    range: { offset: 0, limit: 5 },
  });
  const chosen = rows.map(({ id, slug, title, content }) => ({
    id: String(id),
    slug: String(slug),
    title: String(title),
    content: String(content),
  }));
  const { conversations, shortLinks } = createLeadService({
    database,
    pages,
    clock,
    sitePages: async () => [],
  });
  await seedContacts(services, { conversations, shortLinks }, time, chosen, administrator.id);
  await seedStates(pages, time, chosen, administrator.id);
}
