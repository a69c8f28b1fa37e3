import type { Database, OpenOptions } from './database.ts';
import { openPostgres } from './postgres/open-database.ts';
import { openSqlite } from './sqlite/open-database.ts';

/**
 * @param url `file:path/to/site.db`, `file::memory:` or `postgres://…`
 * @throws when the file cannot be opened or the server does not answer
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  return url.startsWith('file:')
    ? openSqlite(url.slice('file:'.length), options)
    : openPostgres(url, options);
}
