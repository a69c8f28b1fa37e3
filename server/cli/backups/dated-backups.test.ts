import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '#tests/support/run-cli.ts';

let folder: string;
let backups: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dated-backups-'));
  backups = join(folder, 'backups');
  await run(['migrate']);
  await run(['backup', '--keep', '9', backups]);
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (words: string[], database = 'site.db') =>
  runCli(words, { variables: { DATABASE_URL: `file:${folder}/${database}` } });
const names = () => readdirSync(backups).sort();
const dated = (date: string) => `site-${date}T03-00-00-000Z.backup`;

/** A complete backup with this date in its name. */
function add(date: string): string {
  const [first = ''] = names().filter((name) => name.endsWith('.backup'));
  copyFileSync(join(backups, first), join(backups, dated(date)));
  writeFileSync(join(backups, `${dated(date)}.sha256`), readFileSync(join(backups, `${first}.sha256`)));
  return dated(date);
}

test('the oldest backups beyond the number to keep are deleted, with the files next to them', async () => {
  for (const date of ['2026-01-03', '2026-01-01', '2026-01-02']) add(date);
  const { exitCode, stdout, stderr } = await run(['backup', '--keep', '3', backups]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toContain(`Removed ${dated('2026-01-01')}.`);
  expect(names()).toHaveLength(6);
  expect(names().filter((name) => /2026-01-0[12]/.test(name))).toEqual([]);
});

test('the backup just made is kept, even if the clock makes it look like the oldest', async () => {
  add('9998-01-01');
  add('9999-01-01');
  await run(['backup', '--keep', '1', backups]);
  expect(names()).toHaveLength(2);
  const [only = ''] = names();
  expect(only).not.toContain('999');
  expect(await run(['backup', '--verify', join(backups, only)])).toMatchObject({ exitCode: 0 });
});

test('a damaged backup does not count and is reported; intact ones before it are kept', async () => {
  const [first = ''] = names();
  const old = add('2026-01-01');
  const damaged = add('2026-01-02');
  truncateSync(join(backups, damaged), 5000);
  const { exitCode, stderr } = await run(['backup', '--keep', '3', backups]);
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`${damaged} is damaged and does not count`);
  expect(names()).toEqual(expect.arrayContaining([old, damaged, first]));
});

test('other files are kept, whatever their names', async () => {
  const [first = ''] = names();
  const others = ['notes.txt', 'site-2020-01-01.backup', `${dated('2020-01-02')}.gz`, dated('2020-01-03')];
  for (const name of others) writeFileSync(join(backups, name), 'not ours');
  symlinkSync(join(backups, first), join(backups, dated('2020-01-04')));
  await run(['backup', '--keep', '1', backups]);
  expect(names()).toEqual(expect.arrayContaining([...others, dated('2020-01-04')]));
  expect(names()).not.toContain(first);
});

test('what a killed backup left behind is deleted after a day', async () => {
  const part = (date: string) => `${dated(date)}.4711.part`;
  for (const date of ['2026-01-01', '2026-01-02']) writeFileSync(join(backups, part(date)), 'half');
  utimesSync(join(backups, part('2026-01-01')), 0, 0);
  await run(['backup', '--keep', '1', backups]);
  expect(names()).not.toContain(part('2026-01-01'));
  expect(names()).toContain(part('2026-01-02'));
});

test('nothing is removed when no backup could be made', async () => {
  add('2026-01-01');
  const before = names();
  expect(await run(['backup', '--keep', '1', backups], 'none.db')).toMatchObject({ exitCode: 1 });
  expect(names()).toEqual(before);
});

test.each(['0', '-1', 'x', '1.5', ''])('%j is refused as the number to keep', async (number) => {
  expect(await run(['backup', `--keep=${number}`, backups])).toMatchObject({ exitCode: 2 });
});
