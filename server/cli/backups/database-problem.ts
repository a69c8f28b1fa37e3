import { statSync } from 'node:fs';
import { sqliteFileIn } from '#database/sqlite-file.ts';

/** @returns why a database with this address cannot be backed up or restored to, or null */
export function problemOfDatabase(databaseUrl: string): string | null {
  const file = sqliteFileIn(databaseUrl);
  if (file === ':memory:') return 'A database in memory cannot be copied.';
  if (file !== null && statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    return `${file} is a folder. Name a file as the database, such as file:${file}/site.db.`;
  }
  return null;
}
