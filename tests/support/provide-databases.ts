/**
 * What the database tests of a whole run share: one private PostgreSQL server, and an empty, migrated database of
 * each engine that `databases.ts` copies. Vitest runs the default export once, before the first test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { findPostgresBinaries } from './postgres/postgres-binaries.ts';
import { databaseOf, runStatement } from './postgres/postgres-statement.ts';
import { type PostgresServer, startPostgres } from './postgres/start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of a migrated SQLite database without any row. Nobody writes to it. */
    sqliteTemplate: string;
    /** Address of the server's maintenance database, or null where PostgreSQL is not installed. */
    postgresUrl: string | null;
    /** Name of a migrated PostgreSQL database without any row. Nobody connects to it. */
    postgresTemplate: string;
  }
}

const postgresTemplate = 'migrated';

export default async function provideDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-template-'));
  const sqliteTemplate = join(folder, 'migrated.db');
  await migrate(`file:${sqliteTemplate}`);
  project.provide('sqliteTemplate', sqliteTemplate);

  const server = await startPostgresIfInstalled();
  if (server !== null) {
    await runStatement(server.url, `CREATE DATABASE ${postgresTemplate}`);
    await migrate(databaseOf(server.url, postgresTemplate));
  }
  project.provide('postgresUrl', server?.url ?? null);
  project.provide('postgresTemplate', postgresTemplate);

  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server?.stop();
  };
}

async function migrate(url: string): Promise<void> {
  const database = await openDatabase(url);
  await migrateToLatest(database);
  await database.close();
}

async function startPostgresIfInstalled(): Promise<PostgresServer | null> {
  const binaries = findPostgresBinaries();
  if (binaries !== null) return startPostgres(binaries);
  if (process.env.CI === 'true') throw new Error('PostgreSQL is not installed, and CI skips no test');
  process.stdout.write('PostgreSQL is not installed: its tests are left out of this run.\n');
  return null;
}
