import type { Database, OpenOptions } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { recountPages } from './page-counts.ts';

export interface MigratedDatabase {
  database: Database;
  /** Names of the migrations applied now, in order. */
  applied: string[];
  /** Whether the counts of pages had to be put right. */
  isRecounted: boolean;
}

/**
 * Opens a database and brings it into the state the rest of the program expects, from wherever it stood.
 * @param url as of `openDatabase`
 * @throws when it cannot be opened or a migration fails
 */
export async function openMigrated(url: string, options: OpenOptions = {}): Promise<MigratedDatabase> {
  const database = await openDatabase(url, options);
  try {
    const applied = await migrateToLatest(database);
    return { database, applied, isRecounted: await recountPages(database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
