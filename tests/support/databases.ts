/** The engines a database test is repeated on. Every call gives a database nobody else uses. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';

export interface TestEngine {
  readonly name: 'sqlite' | 'postgres';
  /** A fresh, migrated, empty database; `close` removes it. */
  open(): Promise<Database>;
  /** A fresh database without any table, for tests of migrations and of several connections. */
  create(): Promise<{ url: string; remove(): Promise<void> }>;
}

/** Without PostgreSQL's programs only SQLite is here, and the run has said so. */
export const engines: readonly TestEngine[] = [
  testEngine('sqlite', createSqlite),
  ...postgresEngine(inject('postgresUrl')),
];

function testEngine(name: TestEngine['name'], create: TestEngine['create']): TestEngine {
  return {
    name,
    create,
    async open() {
      const { url, remove } = await create();
      const database = await openDatabase(url);
      await migrateToLatest(database);
      return {
        ...database,
        async close() {
          await database.close();
          await remove();
        },
      };
    },
  };
}

async function createSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-tests-'));
  return {
    url: `file:${join(folder, 'site.db')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function postgresEngine(serverUrl: string | null): TestEngine[] {
  if (serverUrl === null) return [];
  return [
    testEngine('postgres', async () => {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await administer(serverUrl, `CREATE DATABASE ${name}`);
      const url = new URL(serverUrl);
      url.pathname = `/${name}`;
      return {
        url: url.href,
        remove: () => administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
      };
    }),
  ];
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
