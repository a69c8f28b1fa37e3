import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '#tests/support/run-cli.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-backups-'));
  await run(['keys', 'rotate'], 'site.db');
  await run(['backup', path('whole')], 'site.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
const run = (words: string[], database = 'present.db') =>
  runCli(words, { variables: { DATABASE_URL: `file:${path(database)}` } });

/** Of the line with the checksum, which ends a backup. */
const lastLineLength = 134;

/** Restores over an existing database and expects that it does not change. */
async function refusalOf(name: string, ...options: string[]): Promise<string> {
  writeFileSync(path('present.db'), 'stands for a database');
  const { exitCode, stdout, stderr } = await run(['restore', path(name), '--force', ...options]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(readFileSync(path('present.db'), 'utf8')).toBe('stands for a database');
  expect(readdirSync(folder).filter((file) => file.startsWith('present'))).toEqual(['present.db']);
  expect(stderr).toContain('Nothing was changed.');
  return stderr;
}

function damaged(change: (file: string) => void): string {
  copyFileSync(path('whole'), path('bad'));
  change(path('bad'));
  return 'bad';
}

function flipBit(file: string, position: number, bit: number): void {
  const bytes = readFileSync(file);
  bytes[position] = (bytes[position] ?? 0) ^ (1 << bit);
  writeFileSync(file, bytes);
}

test('a backup with a single changed bit is refused, wherever the bit is', async () => {
  const { length } = readFileSync(path('whole'));
  // Spread over the whole file, its header, its unused space and its last line.
  const spread = Array.from({ length: 24 }, (_, index) => Math.floor((index * length) / 24));
  const lastLine = Array.from({ length: lastLineLength }, (_, index) => length - 1 - index);
  for (const position of [...spread, ...lastLine]) {
    const bad = damaged((file) => flipBit(file, position, position % 8));
    const { exitCode, stderr } = await run(['backup', '--verify', path(bad)]);
    expect([position, exitCode]).toEqual([position, 1]);
    expect(stderr).toMatch(/is damaged|is not a backup/);
  }
  const inTheMiddle = damaged((file) => flipBit(file, length >> 1, 3));
  expect(await refusalOf(inTheMiddle)).toContain('is damaged');
  // The flag for old backups does not help a damaged new one, even without its last line.
  expect(await refusalOf(inTheMiddle, '--without-checksum')).toContain('is damaged');
  const atTheEnd = damaged((file) => flipBit(file, length - 1, 0));
  expect(await refusalOf(atTheEnd, '--without-checksum')).toContain('is damaged');
});

test('a shortened, lengthened or foreign file is refused', async () => {
  const { length } = readFileSync(path('whole'));
  for (const size of [0, 1, 100, 4096, length - 4096, length - lastLineLength - 1, length - 1]) {
    const short = damaged((file) => truncateSync(file, size));
    expect([size, await refusalOf(short)]).toEqual([size, expect.stringMatching(/damaged|not a backup/)]);
  }
  expect(await refusalOf(damaged((file) => appendFileSync(file, '\0')))).toContain('is damaged');
  expect(await refusalOf(damaged((file) => appendFileSync(file, readFileSync(file))))).toContain(
    'is damaged',
  );
  expect(await refusalOf('site.db')).toContain('is not a backup');
  expect(await refusalOf('site.db.key')).toContain('is not a backup');
  expect(await refusalOf('nothing')).toContain('There is no file');
  mkdirSync(path('folder'));
  expect(await refusalOf('folder')).toContain('is a folder');
});

test('a backup of a newer release is refused', async () => {
  const database = new DatabaseSync(path('site.db'));
  database.exec("INSERT INTO kysely_migration VALUES ('9999-from-tomorrow', '2040-01-01')");
  database.close();
  await run(['backup', path('newer')], 'site.db');
  expect(await refusalOf('newer')).toContain('newer release');
});

test('a backup of version 1.0.0 is restored only with --without-checksum', async () => {
  const site = new DatabaseSync(path('site.db'));
  site.prepare('VACUUM INTO ?').run(path('old'));
  site.close();
  const old = new DatabaseSync(path('old'));
  old.exec('CREATE TABLE backup (made_at text NOT NULL, secret_key text)');
  old.prepare('INSERT INTO backup VALUES (?, ?)').run('2026-11-22T12:00:00.000Z', null);
  old.close();
  expect(await refusalOf('old')).toContain('carries no checksum');
  const restored = await run(['restore', path('old'), '--without-checksum'], 'other.db');
  expect(restored).toMatchObject({ exitCode: 0, stderr: '' });
});

test('sha256sum accepts the checksum file of a backup, and a wrong checksum file is reported', async () => {
  const proof = spawnSync('sha256sum', ['--check', 'whole.sha256'], { cwd: folder, encoding: 'utf8' });
  expect(proof).toMatchObject({ status: 0, stdout: 'whole: OK\n' });
  const verified = await run(['backup', '--verify', path('whole')]);
  expect(verified).toMatchObject({ exitCode: 0, stderr: '' });
  expect(verified.stdout).toMatch(
    /is whole\. It was made at \d{4}-.*Z\.\nGenerated pages: 0\. Administrators: 0\./,
  );
  writeFileSync(path('whole.sha256'), `${'0'.repeat(64)}  whole\n`);
  expect(await refusalOf('whole')).toContain('whole.sha256 belongs to another file or is damaged');
  renameSync(path('whole'), path('alone'));
  expect(await run(['backup', '--verify', path('alone')])).toMatchObject({ exitCode: 0, stderr: '' });
});

test('a folder in place of the database or the backup is reported as such', async () => {
  mkdirSync(path('folder'));
  const onto = await run(['restore', path('whole'), '--force'], 'folder');
  expect(onto).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('folder is a folder') });
  const into = await run(['backup', path('folder')], 'site.db');
  expect(into).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('--keep N') });
  const nowhere = await run(['backup', path('none/copy')], 'site.db');
  expect(nowhere).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('There is no folder') });
});
