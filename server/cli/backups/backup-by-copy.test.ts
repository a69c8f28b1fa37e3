import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import { openDatabase } from '#database/open-database.ts';
import { systemClock } from '#domain/clock.ts';
import { findLastBackup } from '#domain/last-backup.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import { runCli } from '#tests/support/run-cli.ts';

const secretKey = 'k'.repeat(40);

describe.each(engines.filter(({ name }) => name === 'postgres'))('a backup of $name', (engine) => {
  let folder: string;
  let site: CreatedDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-by-copy-'));
    site = await engine.create();
    await run(['keys', 'rotate']);
    await publish('um');
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await site.remove();
  });

  const file = (name: string) => join(folder, name);
  const run = (words: string[], variables: Record<string, string> = {}) =>
    runCli(words, { variables: { DATABASE_URL: site.url, SECRET_KEY: secretKey, ...variables } });

  async function publish(slug: string, url = site.url): Promise<string[]> {
    const database = await openDatabase(url);
    const contentVersion = createContentVersion(database);
    const pages = createPageService({ database, contentVersion, clock: systemClock });
    await pages.publish([{ title: slug, slug, content: '<p>x</p>' }]);
    const slugs = (await pages.list({ offset: 0, limit: 9 })).map((page) => page.slug);
    await database.close();
    return slugs.sort();
  }

  test('holds no SECRET_KEY, is found intact, and replaces the database only with --force, while others have it open', async () => {
    const made = await run(['backup', file('copy')]);
    expect(made).toMatchObject({ exitCode: 0, stderr: '' });
    expect(made.stdout).toContain('SECRET_KEY is set by you and not part of the backup');
    expect(readFileSync(file('copy')).includes(secretKey)).toBe(false);
    const noted = await openDatabase(site.url);
    expect(await findLastBackup(noted.query)).not.toBeNull();
    await noted.close();
    const verified = await run(['backup', '--verify', file('copy')]);
    expect(verified).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Generated pages: 1.') });
    const open = await openDatabase(site.url);
    const version = createContentVersion(open);
    const before = await version.current();
    expect(await publish('dois')).toEqual(['dois', 'um']);
    const refused = await run(['restore', file('copy')]);
    expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('--force') });
    expect(await run(['restore', file('copy'), '--force'])).toMatchObject({ exitCode: 0, stderr: '' });
    await expect.poll(() => version.current()).toBeGreaterThan(before + 1);
    await open.close();
    expect(await publish('tres')).toEqual(['tres', 'um']);
  });

  test('restores into a new database of the same kind or a file', async () => {
    await run(['backup', file('copy')]);
    const other = await engine.create();
    for (const url of [other.url, `file:${file('site.db')}`]) {
      expect(await run(['restore', file('copy')], { DATABASE_URL: url })).toMatchObject({ exitCode: 0 });
      expect(await publish('dois', url)).toEqual(['dois', 'um']);
      expect(await run(['check'], { DATABASE_URL: url })).toMatchObject({ exitCode: 0, stderr: '' });
    }
    await other.remove();
  });

  test('is refused before anything is changed if SECRET_KEY is not the one it was made with', async () => {
    await run(['backup', file('copy')]);
    await publish('dois');
    const { exitCode, stderr } = await run(['restore', file('copy'), '--force'], {
      SECRET_KEY: 'x'.repeat(40),
    });
    expect(exitCode).toBe(1);
    expect(stderr).toContain('SECRET_KEY is not the one');
    expect(await publish('tres')).toEqual(['dois', 'tres', 'um']);
    expect(await run(['check'])).toMatchObject({ exitCode: 0 });
  });

  test('cannot be made from a database without tables', async () => {
    const empty = await engine.create();
    const { exitCode, stderr } = await run(['backup', file('copy')], { DATABASE_URL: empty.url });
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: 'The database is not a database of this program.',
    });
    await empty.remove();
  });
});
