import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSqliteUnreachable, isSqliteWriteOutage } from './is-unreachable.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unreachable-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

const path = (name: string) => join(folder, name);

function withTable(): DatabaseSync {
  const database = new DatabaseSync(path('site.db'));
  database.exec('CREATE TABLE t (name text UNIQUE)');
  return database;
}

test('a file that cannot be opened or is not a database is an outage', () => {
  expect(isSqliteUnreachable(thrownBy(() => new DatabaseSync(path('none/site.db'))))).toBe(true);
  writeFileSync(path('noise'), 'x'.repeat(5000));
  const noise = new DatabaseSync(path('noise'));
  expect(isSqliteUnreachable(thrownBy(() => noise.exec('SELECT * FROM sqlite_schema')))).toBe(true);
  noise.close();
});

test('a full disk is an outage of writes only', () => {
  const database = withTable();
  database.exec('PRAGMA max_page_count = 3');
  const fill = database.prepare('INSERT INTO t VALUES (?)');
  const error = thrownBy(() => Array.from({ length: 20 }, (_, row) => fill.run(`${row}`.repeat(2000))));
  expect(isSqliteUnreachable(error)).toBe(true);
  expect(isSqliteWriteOutage(error)).toBe(true);
  database.close();
});

test.each([
  ['writing', 778, true],
  ['flushing', 1034, true],
  ['reading', 266, false],
])(
  'an I/O error while %s is an outage, and of writes only if it concerns writing',
  (_, errcode, isOfWrites) => {
    const error = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode });
    expect(isSqliteUnreachable(error)).toBe(true);
    expect(isSqliteWriteOutage(error)).toBe(isOfWrites);
  },
);

test('a lock that is never released is an outage', () => {
  const holder = withTable();
  holder.exec('BEGIN IMMEDIATE');
  const other = new DatabaseSync(path('site.db'));
  const error = thrownBy(() => other.exec('BEGIN IMMEDIATE'));
  expect(isSqliteUnreachable(error)).toBe(true);
  expect(isSqliteWriteOutage(error)).toBe(false);
  other.close();
  holder.close();
});

test('a closed database is an outage', () => {
  const database = withTable();
  const statement = database.prepare('SELECT * FROM t');
  database.close();
  expect(isSqliteUnreachable(thrownBy(() => database.prepare('SELECT 1')))).toBe(true);
  expect(isSqliteUnreachable(thrownBy(() => statement.all()))).toBe(true);
});

test('a refused query or any other error is not an outage', () => {
  const database = withTable();
  database.exec("INSERT INTO t VALUES ('a')");
  expect(isSqliteUnreachable(thrownBy(() => database.exec("INSERT INTO t VALUES ('a')")))).toBe(false);
  expect(isSqliteUnreachable(thrownBy(() => database.exec('SELECT nothing FROM t')))).toBe(false);
  database.close();
  for (const other of [new Error('x'), 'x', null]) expect(isSqliteUnreachable(other)).toBe(false);
});
