/** Refuses to start over if a database has existed before: a start must not turn a lost disk into an empty site. */
import { statSync } from 'node:fs';
import type { Database } from './database.ts';
import { readMigrationState } from './migrate.ts';
import { tableNames } from './schema.ts';
import { findTraceOfMissingFile } from './sqlite/traces.ts';
import { hasContent, sqliteFileIn } from './sqlite-file.ts';

const whatToDo = [
  'Nothing was made. Put the database back, or restore a backup: npm run cli -- restore FILE',
  'To begin with an empty database all the same: npm run cli -- migrate --new',
].join('\n');

/**
 * Call it before the database is opened, because opening would create the file. `problemOfTables` does the same for
 * PostgreSQL.
 * @returns why a missing database must not be created, or null
 */
export function problemOfMissingFile(url: string, mustExist: boolean): string | null {
  const file = sqliteFileIn(url);
  if (file === null || file === ':memory:') return null;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    return `${file} is a folder. DATABASE_URL must name a file, such as file:${file}/site.db.`;
  }
  // In this order: another process may create the database between the two checks, and leaves its traces only
  // afterwards.
  const trace = findTraceOfMissingFile(file);
  if (hasContent(file)) return null;
  return problemOfAbsence(`There is no database ${file}`, trace, mustExist);
}

/** @returns why an open database without a list of migrations must not be filled, or null */
export async function problemOfTables(database: Database, mustExist: boolean): Promise<string | null> {
  // In this order: another process may be migrating the database, and leaves its mark only afterwards.
  const trace = await database.traces.find();
  const { isNew } = await readMigrationState(database);
  if (!isNew) return null;
  const found = await database.findTables(database.query);
  const own = tableNames.filter((name) => found.has(name));
  if (own.length > 0) {
    return `The database has tables of this program (${own.join(', ')}) but not its list of migrations, kysely_migration.\n${whatToDo}`;
  }
  return problemOfAbsence('The database has no tables', trace, mustExist);
}

/**
 * Call it after the migrations.
 * @throws when tables are missing that the migrations once created
 */
export async function requireAllTables(database: Database): Promise<void> {
  const found = await database.findTables(database.query);
  const missing = tableNames.filter((name) => !found.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `The database has lost tables: ${missing.join(', ')}.\nPut them back, or restore a backup: npm run cli -- restore FILE`,
  );
}

function problemOfAbsence(absence: string, trace: string | null, mustExist: boolean): string | null {
  if (trace !== null) return `${absence}, but ${trace} shows that there was one.\n${whatToDo}`;
  return mustExist ? `${absence}, and DATABASE_MUST_EXIST is on.\n${whatToDo}` : null;
}
