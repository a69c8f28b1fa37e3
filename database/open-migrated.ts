import { recountPages } from '#database/page-counts/page-counts.ts';
import type { Database, OpenOptions } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { problemOfMissingFile, problemOfTables, requireAllTables } from './vanished-database.ts';

export interface MigratedDatabase {
  database: Database;
  /** Names of the migrations that this call applied, in order. */
  applied: string[];
  /** Whether the page counts had to be corrected. */
  isRecounted: boolean;
}

export interface OpenMigratedOptions extends OpenOptions {
  /** Starts with an empty database even if there are traces of an earlier one. */
  isNew?: boolean;
  /** Never starts with an empty database. */
  mustExist?: boolean;
}

/**
 * Opens a database, applies the pending migrations and corrects the page counts. Creates the database if there is none.
 * @param url as for `openDatabase`
 * @throws when it cannot be opened, a migration fails, or a database that existed before has vanished
 */
export async function openMigrated(
  url: string,
  { isNew = false, mustExist = false, ...options }: OpenMigratedOptions = {},
): Promise<MigratedDatabase> {
  if (!isNew) throwIfProblem(problemOfMissingFile(url, mustExist));
  const database = await openDatabase(url, options);
  try {
    if (!isNew) throwIfProblem(await problemOfTables(database, mustExist));
    const migrated = await migrateAndRecount(database);
    await database.traces.leave();
    return { database, ...migrated };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @throws when a migration fails or a table is missing */
export async function migrateAndRecount(database: Database): Promise<Omit<MigratedDatabase, 'database'>> {
  const applied = await migrateToLatest(database);
  await requireAllTables(database);
  return { applied, isRecounted: await recountPages(database) };
}

function throwIfProblem(problem: string | null): void {
  if (problem !== null) throw new Error(problem);
}
