import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { recountPages } from '#database/page-counts.ts';
import type { Env } from '../env.ts';

/** Runs work on the migrated database: a command may come before the first start. The database is closed after. */
export async function withDatabase<Result>(
  env: Env,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(env.databaseUrl);
  try {
    await migrateToLatest(database);
    await recountPages(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
