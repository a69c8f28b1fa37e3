import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import { openDatabase } from './open-database.ts';
import { type OpenMigratedOptions, openMigrated } from './open-migrated.ts';
import { tableNames } from './schema.ts';

const messageOf = (url: string, options?: OpenMigratedOptions): Promise<string> =>
  openMigrated(url, options).then(
    async ({ database }) => {
      await database.close();
      return 'started';
    },
    (error: Error) => error.message,
  );

describe.each(engines)('a database on $name whose tables have vanished', (engine) => {
  let created: CreatedDatabase;
  beforeEach(async () => {
    created = await engine.create();
    expect(await messageOf(created.url)).toBe('started');
  });
  afterEach(() => created.remove());

  async function drop(...names: string[]): Promise<void> {
    const database = await openDatabase(created.url);
    for (const name of names) await sql`drop table ${sql.table(name)}`.execute(database.query);
    await database.close();
  }
  const ownTables = tableNames.toReversed();

  test('is not filled again unless the operator says that it is new', async () => {
    await drop(...ownTables, 'kysely_migration', 'kysely_migration_lock');
    const message = await messageOf(created.url);
    expect(message).toMatch(/^The database has no tables, but .* shows that there was one\./);
    expect(message).toContain('restore FILE');
    expect(message).toContain('migrate --new');
    expect(await messageOf(created.url)).toBe(message);
    expect(await messageOf(created.url, { isNew: true })).toBe('started');
    expect(await messageOf(created.url)).toBe('started');
  });

  test('is refused when only some of its tables are left', async () => {
    await drop('mfa_challenges', 'audit_events');
    expect(await messageOf(created.url)).toMatch(
      /^The database has lost tables: mfa_challenges, audit_events\./,
    );
  });

  test('is refused when only its list of migrations is gone', async () => {
    await drop('kysely_migration');
    expect(await messageOf(created.url)).toContain('but not its list of migrations, kysely_migration.');
  });
});

/** Such as `auth` on a server of Supabase. */
test.each(engines.filter(({ name }) => name === 'postgres'))(
  'on $name, tables of the same names in a schema that is not searched change nothing',
  async (engine) => {
    const created = await engine.create();
    const run = async (statement: string) => {
      const database = await openDatabase(created.url);
      await sql.raw(statement).execute(database.query);
      await database.close();
    };
    await run(
      'create schema auth; create table auth.users (id int); create table auth.audit_events (id int)',
    );
    expect(await messageOf(created.url)).toBe('started');
    await run('drop table public.audit_events');
    expect(await messageOf(created.url)).toMatch(/^The database has lost tables: audit_events\./);
    await created.remove();
  },
);

test.each(engines)('a new database on $name is refused where one must exist', async (engine) => {
  const created = await engine.create();
  const message = await messageOf(created.url, { mustExist: true });
  expect(message).toMatch(/and DATABASE_MUST_EXIST is on\.\n/);
  expect(await messageOf(created.url, { mustExist: true, isNew: true })).toBe('started');
  expect(await messageOf(created.url, { mustExist: true })).toBe('started');
  await created.remove();
});

describe('a SQLite file that has vanished', () => {
  let folder: string;
  let url: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vanished-'));
    url = `file:${folder}/site.db`;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const path = (name: string) => join(folder, name);

  test('is noticed after a first start, which works in an empty or missing folder', async () => {
    expect(await messageOf(url)).toBe('started');
    rmSync(path('site.db'));
    const before = readdirSync(folder);
    const message = await messageOf(url);
    expect(message).toContain(`There is no database ${path('site.db')}, but ${path('site.db.exists')} shows`);
    expect(message).toContain('restore FILE');
    expect(readdirSync(folder)).toEqual(before);
    expect(await messageOf(url, { isNew: true })).toBe('started');
    expect(await messageOf(url)).toBe('started');
    expect(await messageOf(`file:${folder}/deep/er/site.db`)).toBe('started');
  });

  test('is noticed if it is empty', async () => {
    await messageOf(url);
    truncateSync(path('site.db'));
    expect(await messageOf(url)).toContain('There is no database');
  });

  test.each([
    'site.db.key',
    'site.db-wal',
    'site.db-shm',
    'site-2026-01-01.backup',
    'backups/site-2026-01-01.backup',
  ])('is noticed if only %s is left', async (name) => {
    mkdirSync(path('backups'));
    writeFileSync(path(name), 'rest');
    expect(await messageOf(url)).toContain(`but ${path(name)} shows that there was one.`);
    expect(existsSync(path('site.db'))).toBe(false);
    expect(await messageOf(url, { isNew: true })).toBe('started');
    expect(await messageOf(url)).toBe('started');
  });

  test('is reported as a folder if a folder is in its place', async () => {
    mkdirSync(path('site.db'));
    expect(await messageOf(url)).toContain('site.db is a folder.');
  });
});
