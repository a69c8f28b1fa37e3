import type { Database } from '#database/database.ts';
import { openMigrated } from '#database/open-migrated.ts';
import type { Env } from '../env.ts';

/** Runs work on the migrated database: a command may come before the first start. The database is closed after. */
export async function withDatabase<Result>(
  env: Env,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database } = await openMigrated(env.databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
