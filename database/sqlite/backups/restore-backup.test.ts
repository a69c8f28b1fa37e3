import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openMigrated } from '#database/open-migrated.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

test('a restored database has a higher content version than any write during the restore', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const file = join(folder, 'site.db');
  const copy = join(folder, 'copy');
  await (await openMigrated(`file:${file}`)).database.close();
  writeBackup(file, copy, { madeAt: new Date().toISOString(), secretKey: null });
  const read = readBackup(copy);
  if (!read.ok) throw new Error(read.failure.code);
  const writer = new DatabaseSync(file);
  const version = () => Number(writer.prepare('SELECT version FROM content_version').get()?.version);
  // The call has read the version before it first yields to other code.
  const restoring = restoreBackup(copy, read.value, file);
  writer.exec('UPDATE content_version SET version = version + 5');
  const versionDuringRestore = version();
  await restoring;
  expect(version()).toBeGreaterThan(versionDuringRestore);
  writer.close();
  rmSync(folder, { recursive: true });
});
