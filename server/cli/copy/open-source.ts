import type { Database } from '#database/database.ts';
import { readMigrationState } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';

/**
 * Opens a database to copy from, read-only.
 * @param name what messages call it
 * @returns null after printing why it cannot be copied
 */
export async function openSource(
  url: string,
  name: string,
  printError: (line: string) => void,
): Promise<Database | null> {
  const database = await openDatabase(url, { isReadOnly: true });
  const problem = await problemOf(database, name).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  if (problem === null) return database;
  await database.close();
  printError(problem);
  return null;
}

async function problemOf(database: Database, name: string): Promise<string | null> {
  const { isNew, pending, unknown } = await readMigrationState(database);
  if (isNew) return `${name} is not a database of this program.`;
  if (unknown.length > 0) return `${name} comes from a newer release. Update the program first.`;
  if (pending.length > 0) return `${name} comes from an older release. Run the command migrate on it first.`;
  return null;
}
