/** A backup of SQLite that is made while two writers publish. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as afterOtherWork } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import { openDatabase } from '#database/open-database.ts';
import { systemClock } from '#domain/clock.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { runCli } from '#tests/support/run-cli.ts';
import { startCli } from '../support/start-cli.ts';

/** Each statement writes two rows, so that half a statement would show. */
const rowsAtOnce = 2;
const tables = ['generated_pages', 'page_versions', 'page_fingerprints'] as const;

/** @returns the rows of each table, as text, by their key */
function rowsOf(file: string): Record<string, Map<string, string>> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.fromEntries(
      tables.map((table) => {
        const rows = database.prepare(`SELECT rowid AS key, * FROM ${table}`).all();
        return [table, new Map(rows.map((row) => [String(row.key), JSON.stringify(row)]))];
      }),
    );
  } finally {
    database.close();
  }
}

test('a backup under two writers holds whole statements only, and each of its rows equals that of the site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-writers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => join(folder, name);
  const run = (args: string[], name: string) =>
    runCli(args, { variables: { DATABASE_URL: `file:${file(name)}` } });
  await run(['keys', 'rotate'], 'site.db');
  let isOver = false;
  const written = { ana: 0, beto: 0 };
  // One connection, as in a server, on which the writers take turns. Two connections in one process would block each
  // other.
  const database = await openDatabase(`file:${file('site.db')}`);
  const contentVersion = createContentVersion(database);
  const pages = createPageService({ database, contentVersion, clock: systemClock });

  async function write(writer: keyof typeof written): Promise<void> {
    while (!isOver) {
      const inputs = Array.from({ length: rowsAtOnce }, (_, index) => {
        const slug = `${writer}-${written[writer] + index}`;
        return { title: slug, slug, content: `<p>${'Motor de portão. '.repeat(40)}</p>` };
      });
      expect((await pages.publish(inputs)).ok).toBe(true);
      written[writer] += rowsAtOnce;
      await afterOtherWork();
    }
  }

  const writing = [write('ana'), write('beto')];
  onTestFinished(() => {
    isOver = true;
  });
  await expect.poll(() => written.ana > 20 && written.beto > 20).toBe(true);
  const before = { ...written };
  // In a process of its own, because in this one nothing could be written meanwhile.
  const backup = startCli(['backup', file('copy')], { DATABASE_URL: `file:${file('site.db')}` });
  expect(await backup.exit).toEqual({ code: 0, signal: null });
  const after = { ...written };
  isOver = true;
  await Promise.all(writing);
  await database.close();
  expect(await run(['restore', file('copy')], 'other.db')).toMatchObject({ exitCode: 0, stderr: '' });

  const [site, restored] = [rowsOf(file('site.db')), rowsOf(file('other.db'))];
  for (const table of tables) {
    const different = [...(restored[table] ?? [])].filter(([key, row]) => site[table]?.get(key) !== row);
    expect([table, different]).toEqual([table, []]);
  }
  const slugs = [...(restored.generated_pages?.values() ?? [])].map((row) => String(JSON.parse(row).slug));
  for (const writer of ['ana', 'beto'] as const) {
    const inBackup = slugs.filter((slug) => slug.startsWith(writer));
    expect(inBackup.toSorted()).toEqual(inBackup.map((_, index) => `${writer}-${index}`).toSorted());
    expect(inBackup.length % rowsAtOnce).toBe(0);
    expect(inBackup.length).toBeGreaterThanOrEqual(before[writer]);
  }
  expect(after.ana + after.beto).toBeGreaterThan(before.ana + before.beto);
});
