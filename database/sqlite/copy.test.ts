import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openMigrated } from '#database/open-migrated.ts';
import { copySqlite, restoreSqlite } from './copy.ts';

test('what is restored is newer than what was written while it was on its way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const file = join(folder, 'site.db');
  const copy = join(folder, 'copy');
  await (await openMigrated(`file:${file}`)).database.close();
  copySqlite(file, copy, { madeAt: new Date().toISOString(), secretKey: null });
  const writer = new DatabaseSync(file);
  const version = () => Number(writer.prepare('SELECT version FROM content_version').get()?.version);
  // It has looked at the version when it first gives way to others.
  const restoring = restoreSqlite(copy, file);
  writer.exec('UPDATE content_version SET version = version + 5');
  const seen = version();
  await restoring;
  expect(version()).toBeGreaterThan(seen);
  writer.close();
  rmSync(folder, { recursive: true });
});
