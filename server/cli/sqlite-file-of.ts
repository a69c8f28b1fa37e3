import { sqliteFileIn } from '#database/sqlite-file.ts';
import type { Env } from '../env.ts';

/** @returns the path of the database file; null, after saying why, where there is none to copy */
export function sqliteFileOf({ databaseUrl }: Env, complain: (line: string) => void): string | null {
  const file = sqliteFileIn(databaseUrl);
  if (file === null) {
    complain('This command copies SQLite files. With PostgreSQL use pg_dump and pg_restore:');
    complain('  pg_dump --format=custom --file=FILE "$DATABASE_URL"');
    complain('  pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" FILE');
    complain('and keep SECRET_KEY as well. docs/OPERATIONS.md says more.');
    return null;
  }
  if (file !== ':memory:') return file;
  complain('A database in memory cannot be copied.');
  return null;
}
