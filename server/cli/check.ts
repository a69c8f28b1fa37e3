import { sql } from 'kysely';
import { openDatabase } from '#database/open-database.ts';
import { type Command, exitCodes } from './command.ts';

/** Reached only with a usable environment: a bad one has stopped every command before. Changes no data. */
export const check: Command = async ({ env, say }) => {
  say('The environment is usable.');
  const database = await openDatabase(env.databaseUrl);
  try {
    await sql`select 1`.execute(database.query);
    say(`The database answers (${database.engine}).`);
    return exitCodes.done;
  } finally {
    await database.close();
  }
};
