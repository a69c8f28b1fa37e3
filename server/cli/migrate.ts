import { openMigrated } from '#database/open-migrated.ts';
import { type Command, exitCodes } from './command.ts';

export const migrate: Command = async ({ env, isNew, print }) => {
  const { database, applied, isRecounted } = await openMigrated(env.databaseUrl, {
    isNew,
    mustExist: env.mustDatabaseExist,
  });
  await database.close();
  for (const name of applied) print(`Applied ${name}.`);
  if (isRecounted) print('Counted the generated pages anew.');
  if (applied.length === 0 && !isRecounted) print('The database is up to date.');
  return exitCodes.done;
};
