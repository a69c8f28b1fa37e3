import { existsSync, statSync } from 'node:fs';

/** @returns the path of the SQLite file, `:memory:` for a database in memory, or null for PostgreSQL */
export function sqliteFileIn(databaseUrl: string): string | null {
  return databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null;
}

/** False for a missing file and for an empty one, which SQLite would treat as a new database. */
export function hasContent(file: string): boolean {
  return existsSync(file) && statSync(file).size > 0;
}
