import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#database/open-database.ts';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import { runCli } from '#tests/support/run-cli.ts';

describe.each(engines)('versions on the command line, on $name', (engine) => {
  let folder: string;
  let database: CreatedDatabase;
  const run = (...words: string[]) =>
    runCli(words, { variables: { DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(32) } });

  beforeEach(async () => {
    database = await engine.create();
    folder = mkdtempSync(join(tmpdir(), 'page-versions-'));
    const file = join(folder, 'pages.csv');
    writeFileSync(file, 'title;slug;content\nMotor;motor;<p>x</p>\n');
    await run('pages', 'import', file);
  });

  afterEach(async () => {
    await database.remove();
    rmSync(folder, { recursive: true });
  });

  async function drafts() {
    const { query, close } = await openDatabase(database.url);
    const rows = await query.selectFrom('page_drafts').select(['title', 'content', 'revision']).execute();
    await close();
    return rows;
  }

  test('the versions of a page are listed, and one becomes its working copy', async () => {
    const listed = await run('pages', 'versions', 'motor');
    expect(listed).toMatchObject({ exitCode: 0, stderr: '' });
    expect(listed.stdout).toMatch(/^1\t\d{4}-\d\d-\d\dT[\d:.]+Z\timported\t$/);
    expect(await run('pages', 'versions', 'motor', '1')).toEqual({
      exitCode: 0,
      stdout: 'The working copy of /motor has the text of version 1. The site changes when you publish it.',
      stderr: '',
    });
    expect(await drafts()).toEqual([{ title: 'Motor', content: '<p>x</p>', revision: 1 }]);
    await run('pages', 'versions', 'motor', '1');
    expect((await run('pages', 'versions', 'motor')).stdout.split('\n')[1]).toMatch(
      /\trestored\tRascunho antes de restaurar$/,
    );
  });

  test.each([
    ['an unknown page', ['placa'], 'There is no page with the slug "placa".'],
    ['an unknown version', ['motor', '9'], 'The page "motor" has no version "9".'],
    ['a version that is not a number', ['motor', 'um'], 'The page "motor" has no version "um".'],
    ['a version of an unknown page', ['placa', '1'], 'There is no page with the slug "placa".'],
  ])('%s is reported', async (_name, operands, stderr) => {
    expect(await run('pages', 'versions', ...operands)).toEqual({ exitCode: 1, stdout: '', stderr });
    expect(await drafts()).toEqual([]);
  });
});
