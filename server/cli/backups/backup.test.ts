import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { systemClock } from '#domain/clock.ts';
import { findLastBackup } from '#domain/last-backup.ts';
import { createPageService, type PageService } from '#domain/pages/page-service.ts';
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

/** A site with an administrator, a signing key encrypted with its secret key, and one page. */
async function createSite(name = 'site.db'): Promise<void> {
  await run(['admin', 'create', 'dona@example.com'], name);
  await run(['keys', 'rotate'], name);
  await publish(name, 'um');
}

async function withPages<Result>(
  name: string,
  work: (pages: PageService, database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(`file:${path(name)}`);
  const contentVersion = createContentVersion(database);
  try {
    return await work(createPageService({ database, contentVersion, clock: systemClock }), database);
  } finally {
    await database.close();
  }
}

const publish = (name: string, slug: string) =>
  withPages(name, (pages) => pages.publish([{ title: slug, slug, content: '<p>x</p>' }]));
const slugs = (name: string) =>
  withPages(name, async (pages) => (await pages.list({ offset: 0, limit: 9 })).map(({ slug }) => slug));

test('one file restores a site elsewhere, with its key, while the original keeps running', async () => {
  await createSite();
  await withPages('site.db', async (pages) => {
    expect(await run(['backup', path('copy')])).toMatchObject({ exitCode: 0, stderr: '' });
    await pages.publish([{ title: 'Dois', slug: 'dois', content: '<p>x</p>' }]);
  });
  expect(statSync(path('copy')).mode & 0o777).toBe(0o600);
  const restored = await run(['restore', path('copy')], 'other/site.db');
  expect(restored).toMatchObject({ exitCode: 0, stderr: '' });
  expect(statSync(path('other')).mode & 0o777).toBe(0o700);
  expect(statSync(path('other/site.db')).mode & 0o777).toBe(0o600);
  expect(await slugs('other/site.db')).toEqual(['um']);
  expect(readFileSync(path('other/site.db.key'))).toEqual(readFileSync(path('site.db.key')));
  expect(statSync(path('other/site.db.key')).mode & 0o777).toBe(0o600);
  // Decrypts the signing key with the secret key.
  expect(await run(['keys', 'rotate'], 'other/site.db')).toMatchObject({ exitCode: 0, stderr: '' });
  expect(readdirSync(path('other')).sort()).toEqual(['site.db', 'site.db.exists', 'site.db.key']);
});

test('the site records a backup that was made, so that it does not ask its owner for one', async () => {
  await createSite();
  const lastBackup = () => withPages('site.db', (_, { query }) => findLastBackup(query));
  expect(await lastBackup()).toBeNull();
  const before = Date.now();
  await run(['backup', path('copy')]);
  const at = await lastBackup();
  expect(Date.parse(at ?? '')).toBeGreaterThanOrEqual(before);
  expect(await run(['backup', path('copy')])).toMatchObject({ exitCode: 1 });
  expect(await lastBackup()).toBe(at);
});

test('a restored database does not contain the secret key, although the backup does', async () => {
  await createSite();
  await run(['backup', path('copy')]);
  await run(['restore', path('copy')], 'other.db');
  const key = readFileSync(path('site.db.key'), 'utf8').trim();
  expect(readFileSync(path('copy')).includes(key)).toBe(true);
  expect(readFileSync(path('other.db')).includes(key)).toBe(false);
});

test('an existing database is replaced only with --force', async () => {
  await createSite();
  await run(['backup', path('copy')]);
  await publish('site.db', 'dois');
  expect(await run(['restore', path('copy')])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('--force'),
  });
  expect(await slugs('site.db')).toEqual(['dois', 'um']);
  expect(await run(['restore', path('copy'), '--force'])).toMatchObject({ exitCode: 0 });
  expect(await slugs('site.db')).toEqual(['um']);
});

test('processes with the database open see the restored data and drop what they had cached', async () => {
  await createSite();
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

test('a configured SECRET_KEY is not written to the backup', async () => {
  const variables = { SECRET_KEY: 'k'.repeat(40) };
  await run(['keys', 'rotate'], 'site.db', variables);
  const made = await run(['backup', path('copy')], 'site.db', variables);
  expect(made.stdout).toContain('SECRET_KEY is set by you and not part of the backup');
  expect(readFileSync(path('copy')).includes('k'.repeat(40))).toBe(false);
  const restored = await run(['restore', path('copy')], 'other.db', variables);
  expect(restored.stdout).toContain('The backup holds no secret key');
});

test('a backup says whether it holds the secret key', async () => {
  await run(['migrate']);
  expect((await run(['backup', path('before')])).stdout).toContain(
    'holds no secret key, because there is none yet',
  );
  await run(['keys', 'rotate']);
  expect((await run(['backup', path('after')])).stdout).toContain('The backup holds the secret key');
});

test('an existing backup is replaced only with --force', async () => {
  await createSite();
  await run(['backup', path('copy')]);
  const first = readFileSync(path('copy'));
  await publish('site.db', 'dois');
  expect(await run(['backup', path('copy')])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('--force'),
  });
  expect(readFileSync(path('copy')).equals(first)).toBe(true);
  expect(await run(['backup', path('copy'), '--force'])).toMatchObject({ exitCode: 0 });
  await run(['restore', path('copy')], 'other.db');
  expect(await slugs('other.db')).toEqual(['dois', 'um']);
  expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
});

test('a site that has never run cannot be backed up', async () => {
  expect(await run(['backup', path('copy')])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('There is no database'),
  });
  expect(readdirSync(folder)).toEqual([]);
});
