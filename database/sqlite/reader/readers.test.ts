import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProcessEnded } from '#database/process-pool/pooled-process.ts';
import { isSqliteUnreachable } from '#database/sqlite/is-unreachable.ts';
import { TooCostly } from '#database/too-costly.ts';
import { createReaders, type Readers } from './readers.ts';

let folder: string;
let readers: Readers;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readers-'));
  readers = createReaders(join(folder, 'site.db'));
});
afterEach(() => {
  readers.close();
  rmSync(folder, { recursive: true });
});

function createFile(): void {
  const connection = new DatabaseSync(join(folder, 'site.db'));
  connection.exec("create table words (word text); insert into words values ('portão'), ('motor')");
  connection.close();
}

const ampleMs = 20_000;
const read = (sql: string, maxCharacters = 1000) =>
  readers.read({ sql, parameters: [], maxCharacters }, ampleMs).catch((error: unknown) => error);
const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n';

test('an answer with more text than allowed is refused, and the next read works', async () => {
  createFile();
  expect(await read('select word from words', 11)).toEqual([{ word: 'portão' }, { word: 'motor' }]);
  expect(await read('select word from words', 10)).toBeInstanceOf(TooCostly);
  expect(await read('select count(*) as n from words')).toEqual([{ n: 2 }]);
});

test('a missing file is an outage, and reads work once it is there', async () => {
  expect(isSqliteUnreachable(await read('select 1'))).toBe(true);
  createFile();
  expect(await read('select 1 as one')).toEqual([{ one: 1 }]);
});

test('closing ends a running read and refuses later ones', async () => {
  createFile();
  await read('select 1');
  const running = read(endless);
  readers.close();
  expect(await running).toBeInstanceOf(ProcessEnded);
  expect(await read('select 1')).toBeInstanceOf(ProcessEnded);
});
