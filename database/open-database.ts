import type { Database, OpenOptions } from './database.ts';
import { openPostgres } from './postgres/open-database.ts';
import { openSqlite } from './sqlite/open-database.ts';
import { sqliteFileIn } from './sqlite-file.ts';

/**
 * @param url `file:path/to/site.db`, `file::memory:` or `postgres://…`
 * @throws when the file cannot be opened or the server does not answer
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  const file = sqliteFileIn(url);
  return file === null ? openPostgres(url, options) : openSqlite(file, options);
}
