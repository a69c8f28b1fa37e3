import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { versionHeadroom } from '#database/content-version.ts';
import { openMigrated } from '#database/open-migrated.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const versionOf = (database: DatabaseSync) =>
  Number(database.prepare('SELECT version FROM content_version').get()?.version);

/** @throws as long as there is no such database */
function versionIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return versionOf(database);
  } finally {
    database.close();
  }
}

test('a restored database has a higher content version than any write during the restore', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const file = join(folder, 'site.db');
  const copy = join(folder, 'copy');
  await (await openMigrated(`file:${file}`)).database.close();
  writeBackup(file, copy, { madeAt: new Date().toISOString(), secretKey: null });
  const read = readBackup(copy);
  if (!read.ok) throw new Error(read.failure.code);
  const writer = new DatabaseSync(file);
  const version = () => versionOf(writer);
  // While this lock is held, the database cannot be replaced.
  writer.exec('BEGIN IMMEDIATE');
  const restoring = restoreBackup(copy, read.value, file);
  // From now on the version has been read.
  await expect.poll(() => versionIn(`${file}.${process.pid}.restore`)).toBeGreaterThan(versionHeadroom);
  writer.exec('UPDATE content_version SET version = version + 5');
  const versionDuringRestore = version();
  writer.exec('COMMIT');
  await restoring;
  expect(version()).toBeGreaterThan(versionDuringRestore);
  writer.close();
  rmSync(folder, { recursive: true });
});
