/** The engines that a database test is repeated on. Every call makes a database that nobody else uses. */
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { databaseOf, runStatement } from './postgres/postgres-statement.ts';

export interface CreatedDatabase {
  url: string;
  remove(): Promise<void>;
}

export interface TestEngine {
  readonly name: 'sqlite' | 'postgres';
  /** A new, migrated, empty database; `close` removes it. */
  open(): Promise<Database>;
  /** A new database without any table, for tests of migrations and of several connections. */
  create(): Promise<CreatedDatabase>;
}

/** Without PostgreSQL's programs the only engine is SQLite, and the run has said so. */
export const engines: readonly TestEngine[] = [sqliteEngine(), ...postgresEngine(inject('postgresUrl'))];

function sqliteEngine(): TestEngine {
  async function create(template?: string): Promise<CreatedDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'sqlite-tests-'));
    const file = join(folder, 'site.db');
    if (template !== undefined) copyFileSync(template, file);
    return { url: `file:${file}`, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  return {
    name: 'sqlite',
    create: () => create(),
    open: async () => openAndRemove(await create(inject('sqliteTemplate'))),
  };
}

function postgresEngine(serverUrl: string | null): TestEngine[] {
  if (serverUrl === null) return [];
  async function create(server: string, template: string): Promise<CreatedDatabase> {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await runStatement(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    return {
      url: databaseOf(server, name),
      remove: () => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`),
    };
  }
  return [
    {
      name: 'postgres',
      create: () => create(serverUrl, 'template1'),
      open: async () => openAndRemove(await create(serverUrl, inject('postgresTemplate'))),
    },
  ];
}

async function openAndRemove({ url, remove }: CreatedDatabase): Promise<Database> {
  const database = await openDatabase(url);
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}
