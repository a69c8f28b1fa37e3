import type { Database } from '#database/database.ts';
import { openMigrated } from '#database/open-migrated.ts';
import type { Env } from '../env.ts';

/** Runs work on the migrated database, since a command may precede the first start, and closes it. */
export async function withDatabase<Result>(
  env: Env,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database } = await openMigrated(env.databaseUrl, { mustExist: env.mustDatabaseExist });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
