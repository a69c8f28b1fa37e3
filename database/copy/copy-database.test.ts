import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { openMigrated } from '#database/open-migrated.ts';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import { copyDatabase } from './copy-database.ts';
import { fingerprintOfTable } from './fingerprint.ts';

const setting = (key: string, value = 'v') => ({ key, value });
/** A trigger that alters every setting when it is stored. */
const alterStoredSettings = {
  sqlite: `CREATE TRIGGER change AFTER INSERT ON settings BEGIN
    UPDATE settings SET value = value || ' ' WHERE key = new.key; END`,
  postgres: `CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN new.value := new.value || '' ''; RETURN new; END';
    CREATE TRIGGER change BEFORE INSERT ON settings FOR EACH ROW EXECUTE FUNCTION change()`,
};

const keysOf = async ({ query }: Database) =>
  (await query.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key);

describe.each(engines)('a copy of a database on $name', (engine) => {
  let source: CreatedDatabase;
  let target: CreatedDatabase;
  let from: Database;
  let to: Database;
  beforeEach(async () => {
    source = await engine.create();
    target = await engine.create();
    ({ database: from } = await openMigrated(source.url));
    to = await openDatabase(target.url);
  });
  afterEach(async () => {
    await from.close();
    await to.close();
    await source.remove();
    await target.remove();
  });

  test('has one consistent state although two other connections write meanwhile', async () => {
    const earlier = Array.from({ length: 3000 }, (_, index) => setting(`k${index}`));
    await from.query.insertInto('settings').values(earlier).execute();
    let isCopied = false;
    let written = 0;
    const writers = [1, 2].map(async () => {
      const database = await openDatabase(source.url);
      while (!isCopied) {
        const number = written++;
        // The first key sorts before all others and the second after them, so a copy reads them far apart.
        const pair = [setting(`a${number}`), setting(`z${number}`)];
        await database.query.insertInto('settings').values(pair).execute();
      }
      await database.close();
    });
    const copied = await copyDatabase(from, to);
    isCopied = true;
    await Promise.all(writers);
    expect(copied.ok).toBe(true);
    const keys = await keysOf(to);
    const numbersAfter = (letter: string) =>
      keys.filter((key) => key.startsWith(letter)).map((key) => key.slice(1));
    expect(numbersAfter('a')).toEqual(numbersAfter('z'));
    // Writes happened while the copy was being made.
    expect(written).toBeGreaterThan(numbersAfter('a').length);
    expect(keys).toHaveLength(earlier.length + 2 * numbersAfter('a').length);
  });

  test('leaves the target as it was when a row cannot be stored there', async () => {
    await from.query
      .insertInto('settings')
      .values([setting('a'), setting('b')])
      .execute();
    await migrateToLatest(to);
    await to.query.schema.createIndex('one_value').on('settings').column('value').unique().execute();
    await expect(copyDatabase(from, to)).rejects.toThrow(/^copying the table settings: .*unique/i);
    expect(await keysOf(to)).toEqual([]);
    await to.query.schema.dropIndex('one_value').execute();
    expect(await copyDatabase(from, to)).toMatchObject({ ok: true });
    expect(await keysOf(to)).toEqual(['a', 'b']);
  });

  test('is refused when a row arrives changed', async () => {
    await from.query
      .insertInto('settings')
      .values([setting('a'), setting('b')])
      .execute();
    await migrateToLatest(to);
    await sql.raw(alterStoredSettings[engine.name]).execute(to.query);
    await expect(copyDatabase(from, to)).rejects.toThrow(
      'the table settings arrived changed (2 rows were read, 2 were stored)',
    );
    expect(await keysOf(to)).toEqual([]);
  });
});

test.each(engines.filter(({ name }) => name === 'postgres'))(
  'on $name, a database whose only rows are in a schema that is not searched counts as empty',
  async (engine) => {
    const target = await engine.create();
    const from = await engine.open();
    const to = await openDatabase(target.url);
    await sql
      .raw('create schema auth; create table auth.users (id int); insert into auth.users values (1)')
      .execute(to.query);
    expect(await copyDatabase(from, to)).toMatchObject({ ok: true });
    await to.close();
    await from.close();
    await target.remove();
  },
);

test('a fingerprint changes with any value, but not with the order of rows', async () => {
  const fingerprintOf = async (...rows: { key: string; value: string }[]) => {
    const database = await openDatabase('file::memory:');
    await database.query.schema
      .createTable('settings')
      .addColumn('key', 'text')
      .addColumn('value', 'text')
      .execute();
    for (const row of rows) await database.query.insertInto('settings').values(row).execute();
    const fingerprint = await fingerprintOfTable(database.query, 'settings');
    await database.close();
    return fingerprint;
  };
  const both = await fingerprintOf(setting('a'), setting('b'));
  expect(await fingerprintOf(setting('b'), setting('a'))).toEqual(both);
  expect((await fingerprintOf(setting('a'), setting('b', 'w'))).digest).not.toBe(both.digest);
  expect((await fingerprintOf(setting('a', 'b'), setting('b', 'a'))).digest).not.toBe(both.digest);
  expect(await fingerprintOf()).toEqual({ rows: 0, digest: '0'.repeat(64) });
});
