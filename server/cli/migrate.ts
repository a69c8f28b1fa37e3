import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { type Command, exitCodes } from './command.ts';

export const migrate: Command = async ({ env, say }) => {
  const database = await openDatabase(env.databaseUrl);
  try {
    const applied = await migrateToLatest(database);
    for (const name of applied) say(`Applied ${name}.`);
    if (applied.length === 0) say('The database is up to date.');
    return exitCodes.done;
  } finally {
    await database.close();
  }
};
