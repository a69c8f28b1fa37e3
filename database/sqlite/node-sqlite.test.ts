import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { expect, test } from 'vitest';
import { asKyselyDatabase } from './node-sqlite.ts';

function open(): SqliteDatabase {
  const connection = new DatabaseSync(':memory:');
  connection.exec('create table gates (name text); insert into gates values (1), (2), (3)');
  return asKyselyDatabase(connection);
}

const selectGates = 'select * from gates';

test('a query can run again with other parameters', () => {
  const database = open();
  const find = (name: string) => database.prepare('select * from gates where name = ?').all([name]);
  expect([find('1'), find('2')]).toEqual([[{ name: '1' }], [{ name: '2' }]]);
});

test('a query can run again before the last of its rows is read', () => {
  const database = open();
  const first = database.prepare(selectGates).iterate([]);
  expect(first.next().value).toEqual({ name: '1' });
  expect(database.prepare(selectGates).all([])).toHaveLength(3);
  expect([...database.prepare(selectGates).iterate([])]).toHaveLength(3);
  expect(first.next().value).toEqual({ name: '2' });
});

test('a query sees a column that was added after it was prepared', () => {
  const database = open();
  expect(database.prepare(selectGates).all([])).toContainEqual({ name: '1' });
  database.prepare("alter table gates add column kind text default 'sliding'").run([]);
  expect(database.prepare(selectGates).all([])).toContainEqual({ name: '1', kind: 'sliding' });
});

test('a query is prepared once, until two hundred others have been prepared', () => {
  const database = open();
  const statement = database.prepare(selectGates);
  expect(database.prepare(selectGates)).toBe(statement);
  for (let number = 0; number < 199; number += 1) database.prepare(`select ${number}`);
  expect(database.prepare(selectGates)).toBe(statement);
  for (let number = 0; number < 200; number += 1) database.prepare(`select ${number}`);
  expect(database.prepare(selectGates)).not.toBe(statement);
});
