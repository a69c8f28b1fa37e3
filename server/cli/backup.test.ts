import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { createPages } from '#domain/pages/pages.ts';
import { runCli } from '#tests/support/run-cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);

function run(words: string[], database = 'site.db', variables: Record<string, string> = {}) {
  return runCli(words, {
    stdin: 'portão que abre',
    variables: { DATABASE_URL: `file:${path(database)}`, ...variables },
  });
}

/** A site with an administrator, a signing key sealed with its secret key, and one page. */
async function site(name = 'site.db'): Promise<void> {
  await run(['admin', 'create', 'dona@example.com'], name);
  await run(['keys', 'rotate'], name);
  await publish(name, 'um');
}

async function withPages<Result>(
  name: string,
  work: (pages: ReturnType<typeof createPages>, database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(`file:${path(name)}`);
  const contentVersion = createContentVersion(database);
  try {
    return await work(createPages({ database, contentVersion, now: Date.now }), database);
  } finally {
    await database.close();
  }
}

const publish = (name: string, slug: string) =>
  withPages(name, (pages) => pages.publish([{ title: slug, slug, content: '<p>x</p>' }]));
const slugs = (name: string) =>
  withPages(name, async (pages) => (await pages.list({ offset: 0, limit: 9 })).map(({ slug }) => slug));

test('one file brings a site back elsewhere, key and all, while the first goes on', async () => {
  await site();
  await withPages('site.db', async (pages) => {
    expect(await run(['backup', path('copy')])).toMatchObject({ exitCode: 0, complained: '' });
    await pages.publish([{ title: 'Dois', slug: 'dois', content: '<p>x</p>' }]);
  });
  expect(statSync(path('copy')).mode & 0o777).toBe(0o600);
  const restored = await run(['restore', path('copy')], 'other/site.db');
  expect(restored).toMatchObject({ exitCode: 0, complained: '' });
  expect(statSync(path('other')).mode & 0o777).toBe(0o700);
  expect(statSync(path('other/site.db')).mode & 0o777).toBe(0o600);
  expect(await slugs('other/site.db')).toEqual(['um']);
  expect(readFileSync(path('other/site.db.key'))).toEqual(readFileSync(path('site.db.key')));
  expect(statSync(path('other/site.db.key')).mode & 0o777).toBe(0o600);
  // Opens the signing key with the secret key.
  expect(await run(['keys', 'rotate'], 'other/site.db')).toMatchObject({ exitCode: 0, complained: '' });
  expect(readdirSync(path('other')).sort()).toEqual(['site.db', 'site.db.key']);
});

test('a restored database holds no second copy of the key', async () => {
  await site();
  await run(['backup', path('copy')]);
  await run(['restore', path('copy')], 'other.db');
  const key = readFileSync(path('site.db.key'), 'utf8').trim();
  expect(readFileSync(path('copy')).includes(key)).toBe(true);
  expect(readFileSync(path('other.db')).includes(key)).toBe(false);
});

test('a database that exists is replaced by force only', async () => {
  await site();
  await run(['backup', path('copy')]);
  await publish('site.db', 'dois');
  expect(await run(['restore', path('copy')])).toMatchObject({
    exitCode: 1,
    complained: expect.stringContaining('--force'),
  });
  expect(await slugs('site.db')).toEqual(['dois', 'um']);
  expect(await run(['restore', path('copy'), '--force'])).toMatchObject({ exitCode: 0 });
  expect(await slugs('site.db')).toEqual(['um']);
});

test('processes that have the database open see the copy, and nothing they had kept counts any more', async () => {
  await site();
  await run(['backup', path('copy')]);
  await withPages('site.db', async (pages, database) => {
    const version = createContentVersion(database);
    await pages.publish([{ title: 'Dois', slug: 'dois', content: '<p>x</p>' }]);
    const before = await version.current();
    expect(await run(['restore', path('copy'), '--force'])).toMatchObject({ exitCode: 0 });
    expect(await pages.findBySlug('dois')).toBeNull();
    expect(await pages.count()).toBe(1);
    expect(await version.current()).toBeGreaterThan(before);
    await pages.publish([{ title: 'Três', slug: 'tres', content: '<p>x</p>' }]);
  });
  expect(await slugs('site.db')).toEqual(['tres', 'um']);
});

test('a key that was given stays out of the copy', async () => {
  const variables = { SECRET_KEY: 'k'.repeat(40) };
  await run(['keys', 'rotate'], 'site.db', variables);
  const made = await run(['backup', path('copy')], 'site.db', variables);
  expect(made.said).toContain('SECRET_KEY is set by you and not part of the copy');
  expect(readFileSync(path('copy')).includes('k'.repeat(40))).toBe(false);
  const restored = await run(['restore', path('copy')], 'other.db', variables);
  expect(restored.said).toContain('The copy holds no secret key');
});

test('a copy replaces another only by force', async () => {
  await site();
  await run(['backup', path('copy')]);
  expect(await run(['backup', path('copy')])).toMatchObject({
    exitCode: 1,
    complained: expect.stringContaining('--force'),
  });
  expect(await run(['backup', path('copy'), '--force'])).toMatchObject({ exitCode: 0 });
  expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
});

test('what is no copy, a damaged one and one of a newer release change nothing', async () => {
  await site();
  await run(['backup', path('damaged')]);
  const file = openSync(path('damaged'), 'r+');
  const pageSize = 4096;
  writeSync(file, Buffer.alloc(2 * pageSize, 0xff), 0, 2 * pageSize, 4 * pageSize);
  closeSync(file);
  await run(['backup', path('newer')]);
  const newer = new DatabaseSync(path('newer'));
  newer.exec("INSERT INTO kysely_migration VALUES ('9999-from-tomorrow', '2040-01-01')");
  newer.close();
  const restore = async (name: string) => (await run(['restore', path(name)], 'other.db')).complained;
  expect(await restore('damaged')).toContain('is damaged');
  expect(await restore('newer')).toContain('newer release');
  expect(await restore('site.db')).toContain('is not a copy');
  expect(await restore('site.db.key')).toContain('is not a copy');
  expect(await restore('nothing')).toContain('There is no file');
  expect(readdirSync(folder).filter((name) => name.startsWith('other'))).toEqual([]);
});

test('a site that has never run has nothing to copy', async () => {
  expect(await run(['backup', path('copy')])).toMatchObject({
    exitCode: 1,
    complained: expect.stringContaining('There is no database'),
  });
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['backup', 'restore'])('%s names the tools to use with PostgreSQL', async (command) => {
  const variables = { DATABASE_URL: 'postgres://127.0.0.1:1/none', SECRET_KEY: 'x'.repeat(32) };
  const { exitCode, complained } = await run([command, path('copy')], 'site.db', variables);
  expect(exitCode).toBe(1);
  expect(complained).toMatch(/pg_dump .*\n.*pg_restore /);
});
