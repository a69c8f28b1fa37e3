import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#database/open-database.ts';
import { openMigrated } from '#database/open-migrated.ts';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import { fillTables } from '#tests/support/fill-tables.ts';
import { runCli } from '#tests/support/run-cli.ts';

const pages = 10_000;
const tablesAboutPages = ['page_versions', 'page_fingerprints', 'page_bands', 'redirects'];
const secretKey = 'k'.repeat(40);
const variables = { SECRET_KEY: secretKey };
const copy = (from: string, to: string, given: Record<string, string> = variables) =>
  runCli(['copy-database', from, to], { variables: given });

/** Every row as the engine's own driver returns it, without any code of the copy. */
async function rawRows(url: string, table: string): Promise<string[]> {
  if (url.startsWith('file:')) {
    const database = new DatabaseSync(url.slice('file:'.length), { readOnly: true });
    const rows = database.prepare(`SELECT * FROM "${table}"`).all();
    database.close();
    return rows.map(textOf).sort();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT * FROM "${table}"`);
  await client.end();
  return rows.map(textOf).sort();
}

/** The PostgreSQL driver returns times as dates and large integers as text. */
function textOf(row: object): string {
  const values = Object.entries(row).map(([column, value]) => {
    const text = value instanceof Date ? value.toISOString() : String(value);
    return [column, value === null ? null : text];
  });
  return JSON.stringify(values.sort());
}

async function migrated(url: string): Promise<string> {
  await (await openMigrated(url)).database.close();
  return url;
}

const pairs = engines.flatMap((from) =>
  engines.map((to) => ({ name: `${from.name} to ${to.name}`, from, to })),
);

describe.each(pairs)('from $name', ({ from, to }) => {
  let source: CreatedDatabase;
  let target: CreatedDatabase;
  beforeEach(async () => {
    source = await from.create();
    target = await to.create();
  });
  afterEach(async () => {
    await source.remove();
    await target.remove();
  });

  test('every row of every table arrives unchanged', async () => {
    const { database } = await openMigrated(source.url);
    // Between different engines, the tables that refer to pages get as many rows as there are pages.
    const ofPages = from === to ? ['generated_pages'] : ['generated_pages', ...tablesAboutPages];
    const tables = await fillTables(database, (table) => (ofPages.includes(table) ? pages : 150));
    expect(tables).toEqual(expect.arrayContaining(ofPages));
    await database.close();
    const { exitCode, stdout, stderr } = await copy(source.url, target.url, {});
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain(`of ${tables.length} tables and compared every one.`);
    for (const table of tables) {
      const rows = await rawRows(source.url, table);
      expect([table, rows.length]).not.toEqual([table, 0]);
      expect(await rawRows(target.url, table)).toEqual(rows);
      expect(stdout).toMatch(new RegExp(`^${table}\t${rows.length}\t[0-9a-f]{64}$`, 'm'));
    }
    const check = await openMigrated(target.url);
    expect(check).toMatchObject({ applied: [], isRecounted: false });
    await check.database.close();
  });

  test('sealed values open with the same secret key, and a wrong one is refused before anything is copied', async () => {
    const rotated = await runCli(['keys', 'rotate'], {
      variables: { ...variables, DATABASE_URL: source.url },
    });
    expect(rotated.exitCode).toBe(0);
    const foreign = await copy(source.url, target.url, { SECRET_KEY: 'x'.repeat(40) });
    expect(foreign).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('SECRET_KEY is not the one'),
    });
    const copied = await copy(source.url, target.url);
    expect(copied).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('the same SECRET_KEY') });
    const check = await runCli(['check'], { variables: { ...variables, DATABASE_URL: target.url } });
    expect(check).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('opens the signing keys') });
  });

  test('a database with rows is not overwritten; an empty one after a first start is', async () => {
    await migrated(source.url);
    await migrated(target.url);
    expect(await copy(source.url, target.url)).toMatchObject({ exitCode: 0 });
    const database = await openDatabase(target.url);
    await database.query.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
    const again = await copy(source.url, target.url);
    expect(again).toMatchObject({ exitCode: 1, stdout: '' });
    expect(again.stderr).toContain('is not empty: it has rows in settings. Nothing was copied.');
    expect(await database.query.selectFrom('settings').selectAll().execute()).toHaveLength(1);
    await database.close();
  });
});

describe('a copy of a SQLite file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'copy-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const url = (name: string) => `file:${folder}/${name}`;

  test('copies the secret key for another file, and names the file of the key for any other database', async () => {
    await runCli(['keys', 'rotate'], { variables: { DATABASE_URL: url('site.db') } });
    const { stdout } = await copy(url('site.db'), url('copy.db'), {});
    expect(stdout).toContain(`Copied the secret key to ${folder}/copy.db.key`);
    expect(readFileSync(`${folder}/copy.db.key`)).toEqual(readFileSync(`${folder}/site.db.key`));
    expect(await runCli(['check'], { variables: { DATABASE_URL: url('copy.db') } })).toMatchObject({
      exitCode: 0,
    });
    for (const engine of engines.filter(({ name }) => name === 'postgres')) {
      const target = await engine.create();
      expect((await copy(url('site.db'), target.url, {})).stdout).toContain(
        `the text of ${folder}/site.db.key`,
      );
      await target.remove();
    }
  });

  test.each([
    ['a missing file', () => [url('none.db'), url('to.db')], 'There is no database'],
    ['the same database', () => [url('site.db'), url('site.db')], 'cannot be copied to itself'],
    ['no address', () => ['site.db', url('to.db')], 'is not the address of a database'],
    ['a database in memory', () => [url('site.db'), 'file::memory:'], 'is not the address of a database'],
    ['a folder', () => [`file:${folder}`, url('to.db')], 'is a folder'],
    [
      'a database of another program',
      () => [url('other.db'), url('to.db')],
      'is not a database of this program',
    ],
  ])('is refused with a plain message for %s', async (_name, words, message) => {
    await migrated(url('site.db'));
    const other = new DatabaseSync(`${folder}/other.db`);
    other.exec('CREATE TABLE notes (text text)');
    other.close();
    const [from = '', to = ''] = words();
    expect(await copy(from, to, {})).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(message),
    });
  });

  test.each([
    'mysql://owner:segredo@host/name',
    'mysql://owner:um@segredo@host/name',
    'mysql://owner:um/segredo@host/name',
    'mysql://owner@host/name?password=segredo',
    'mysql://owner@host/name?user=x&password=segredo&user=y',
  ])('does not print the password of %s', async (address) => {
    const { stderr } = await copy(address, url('to.db'), {});
    expect(stderr).toMatch(/^mysql:\/\/owner@host\/name/);
    expect(stderr).not.toContain('segredo');
  });
});
