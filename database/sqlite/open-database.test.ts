import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMigrated } from '#database/open-migrated.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;

test('new folders, the database and the files beside it are accessible to their owner only', async () => {
  const { database } = await openMigrated(`file:${folder}/some/data/site.db`);
  expect([modeOf('some'), modeOf('some/data')]).toEqual([0o700, 0o700]);
  for (const suffix of ['', '-wal', '-shm']) {
    expect([suffix, modeOf(`some/data/site.db${suffix}`)]).toEqual([suffix, 0o600]);
  }
  await database.close();
});

test('existing folders and files keep their mode', async () => {
  writeFileSync(join(folder, 'site.db'), '');
  chmodSync(join(folder, 'site.db'), 0o660);
  chmodSync(folder, 0o750);
  const { database } = await openMigrated(`file:${folder}/site.db`);
  expect([modeOf('.'), modeOf('site.db'), modeOf('site.db-wal')]).toEqual([0o750, 0o660, 0o660]);
  await database.close();
});
