import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { type MigrationStep, migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';

const allNames = Object.keys(migrations);

/** Runs in a separate process and prints the names of the migrations it applied. */
const migrateScript = `
  const { openDatabase } = await import('#database/open-database.ts');
  const { migrateToLatest } = await import('#database/migrate.ts');
  const database = await openDatabase(process.argv[1]);
  console.log(JSON.stringify(await migrateToLatest(database)));
  await database.close();
`;

async function migrateInOwnProcess(url: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    migrateScript,
    url,
  ]);
  return JSON.parse(stdout);
}

describe.each(engines)('migrations on $name', (engine) => {
  let url: string;
  let remove: () => Promise<void>;
  let database: Database;

  beforeEach(async () => {
    ({ url, remove } = await engine.create());
    database = await openDatabase(url);
  });

  afterEach(async () => {
    await database.close();
    await remove();
  });

  const tableNames = async () => (await database.query.introspection.getTables()).map((table) => table.name);

  test('every migration is applied once, in order', async () => {
    expect(await migrateToLatest(database)).toEqual(allNames);
    expect(await migrateToLatest(database)).toEqual([]);
  });

  test('a missing migration is applied even if a later one already has been', async () => {
    const { '0010-missed-paths': missing, ...others } = migrations;
    expect(missing).toBeDefined();
    await migrateToLatest(database, others);
    expect(await migrateToLatest(database)).toEqual(['0010-missed-paths']);
  });

  test('a restart keeps the rows', async () => {
    await migrateToLatest(database);
    await database.query.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
    await migrateToLatest(database);
    expect(await database.query.selectFrom('settings').selectAll().execute()).toEqual([
      { key: 'a', value: 'b' },
    ]);
  });

  test('a failed step rolls back itself and the steps before it', async () => {
    const failing: MigrationStep = {
      async up(db) {
        await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
        throw new Error('the disk is full');
      },
    };
    await expect(migrateToLatest(database, { ...migrations, '9999-failing': failing })).rejects.toThrow(
      'the disk is full',
    );
    expect(await tableNames()).toEqual([]);
    expect(await migrateToLatest(database)).toEqual(allNames);
    expect(await tableNames()).not.toContain('half_done');
  });

  test('only one of several processes that start together migrates', async () => {
    const applied = await Promise.all([migrateInOwnProcess(url), migrateInOwnProcess(url)]);
    expect(applied.flat()).toEqual(allNames);
  });
});
