import type { Database } from '#database/database.ts';
import { openMigrated } from '#database/open-migrated.ts';
import type { Env } from '../env.ts';

/** Opens the database, runs the work and closes it. Migrates it first, because a command may precede the first start. */
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
