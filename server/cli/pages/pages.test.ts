import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#database/open-database.ts';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import { runCli } from '#tests/support/run-cli.ts';

describe.each(engines)('files of pages on $name', (engine) => {
  let folder: string;
  let database: CreatedDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'page-files-'));
    database = await engine.create();
  });
  afterEach(async () => {
    await database.remove();
    rmSync(folder, { recursive: true });
  });

  const run = (words: string[], url = database.url) =>
    runCli(words, { variables: { DATABASE_URL: url, SECRET_KEY: 'x'.repeat(32) } });

  function file(name: string, text: string | Buffer): string {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  }

  async function rows(url: string) {
    const { query, close } = await openDatabase(url);
    const found = await query.selectFrom('generated_pages').selectAll().orderBy('slug').execute();
    await close();
    return found;
  }

  test('valid rows are stored, and the others are reported with line and reason', async () => {
    const pages = file(
      'pages.csv',
      [
        '\uFEFFTitle;Slug;Content;created_at',
        'Motor parou;motor-parou;"<p>linha\nlinha</p>";2025-03-01T08:00:00-03:00',
        'Motor parou;motor-parou;<p>de novo</p>;',
        'Painel;admin;<p>x</p>;',
        ';;<p>sem título</p>;',
        'Sem conteúdo;vazio;<script></script>;',
        'Data;data;<p>x</p>;ontem',
        'Curta;curta',
        'Antiga;antiga;<p>x</p>;1969-12-31T23:59:59Z',
        'Futura;futura;<p>x</p>;9999-12-31T23:59:59-01:00',
        'Última;ultima;<p>x</p>;9999-12-31T23:59:59.999Z',
        'Boa;;<p>x</p>;',
      ].join('\r\n'),
    );
    const first = await run(['pages', 'import', pages]);
    expect(first).toEqual({
      exitCode: 1,
      stdout: 'Created 3, skipped 1, refused 7.',
      stderr: [
        'Line 4: skipped, there is a page with the slug "motor-parou".',
        'Line 5: refused, the slug "admin" is an address of the site itself.',
        'Line 6: refused, nothing is left of the title.',
        'Line 7: refused, nothing is left of the content.',
        'Line 8: refused, created_at must be a time such as 2026-01-31T12:00:00Z.',
        'Line 9: refused, has 2 columns, the header has 4.',
        'Line 10: refused, created_at must be in the years 1970 to 9999.',
        'Line 11: refused, created_at must be in the years 1970 to 9999.',
      ].join('\n'),
    });
    expect(await rows(database.url)).toMatchObject([
      { slug: 'boa' },
      { slug: 'motor-parou', content: '<p>linha\nlinha</p>', created_at: '2025-03-01T11:00:00.000Z' },
      { slug: 'ultima', created_at: '9999-12-31T23:59:59.999Z' },
    ]);
  });

  test('importing the same file again changes nothing and succeeds', async () => {
    const pages = file('pages.json', '[{"title":"Um","content":"<p>x</p>"}]');
    expect(await run(['pages', 'import', pages])).toMatchObject({ exitCode: 0, stderr: '' });
    const before = await rows(database.url);
    expect(await run(['pages', 'import', pages])).toEqual({
      exitCode: 0,
      stdout: 'Created 0, skipped 1, refused 0.',
      stderr: 'Line 1: skipped, there is a page with the slug "um".',
    });
    expect(await rows(database.url)).toEqual(before);
  });

  test.each(['csv', 'json'])(
    'an export to %s can be imported elsewhere and yields the same pages',
    async (ending) => {
      const content = '<p>Preço: "R$ 899", <a href="/motores">vírgulas, ; e\nlinhas</a> \\ fim</p>';
      const source = [
        { title: '=1+1; "aspas"', content, created_at: '2024-01-01T00:00:00Z' },
        { title: "'@SUM(A1)", content: '- lista', description: '+55 11', created_at: '2024-02-01T00:00:00Z' },
        { title: 'Escondida', content: '<p>x</p>', is_noindex: true },
        { title: 'Ação', content: '<h2>😀</h2>', description: 'Própria', updated_at: '2030-01-01T00:00:00Z' },
      ];
      await run(['pages', 'import', file('source.json', JSON.stringify(source, null, 2))]);
      const exported = join(folder, `pages.${ending}`);
      expect(await run(['pages', 'export', exported])).toEqual({
        exitCode: 0,
        stdout: `Wrote 4 pages to ${exported}.`,
        stderr: '',
      });
      // A spreadsheet would run such a cell as a formula.
      if (ending === 'csv') expect(readFileSync(exported, 'utf8')).not.toMatch(/(^|,)"[=+\-@]/m);
      const other = await engine.create();
      expect(await run(['pages', 'import', exported], other.url)).toMatchObject({
        exitCode: 0,
        stderr: '',
      });
      const withoutIds = (list: Awaited<ReturnType<typeof rows>>) => list.map(({ id: _, ...page }) => page);
      expect(withoutIds(await rows(other.url))).toEqual(withoutIds(await rows(database.url)));
      const again = join(folder, `again.${ending}`);
      await run(['pages', 'export', again], other.url);
      expect(readFileSync(again, 'utf8')).toBe(readFileSync(exported, 'utf8'));
      await other.remove();
    },
  );

  test('an export replaces an existing file only with --force', async () => {
    const old = file('pages.csv', 'precious');
    const refused = await run(['pages', 'export', old]);
    expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('--force') });
    expect(readFileSync(old, 'utf8')).toBe('precious');
    expect(await run(['pages', 'export', old, '--force'])).toMatchObject({ exitCode: 0 });
    expect(readFileSync(old, 'utf8')).toBe(
      '"title","slug","description","content","is_noindex","created_at","updated_at"\r\n',
    );
  });

  test('the rows before an unreadable part of the file are stored', async () => {
    const pages = file('pages.csv', 'title,content\nUm,<p>x</p>\nDois,"<p>open\n');
    expect(await run(['pages', 'import', pages])).toEqual({
      exitCode: 1,
      stdout: 'Created 1, skipped 0, refused 0.',
      stderr: 'Line 3: the file ends in the middle of this row.',
    });
    expect(await rows(database.url)).toMatchObject([{ slug: 'um' }]);
  });

  test.each([
    ['a name with another ending', 'pages.xlsx', 'x', 'must end in .csv or .json'],
    ['an unknown column', 'pages.csv', 'title,content,descripton\n', 'has a column "descripton"'],
    ['a missing column', 'pages.csv', 'title,slug\n', 'has no column "content"'],
    ['an empty file', 'pages.csv', '', 'is empty'],
    [
      'a wrong flag',
      'pages.csv',
      'title,content,is_noindex\nA,x,talvez\n',
      'is_noindex must be true or false',
    ],
    ['another encoding', 'pages.csv', Buffer.from('title,content\nAção,x\n', 'latin1'), 'not UTF-8'],
  ])('%s is refused with a plain message', async (_name, name, text, message) => {
    const { exitCode, stderr } = await run(['pages', 'import', file(name, text)]);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(message);
  });

  test('a missing file or folder is reported', async () => {
    const none = join(folder, 'none.csv');
    for (const options of [[], ['--dry-run']]) {
      expect(await run(['pages', 'import', none, ...options])).toEqual({
        exitCode: 1,
        stdout: '',
        stderr: `There is no file ${none}.`,
      });
    }
    const nowhere = join(folder, 'missing', 'pages.csv');
    expect(await run(['pages', 'export', nowhere])).toMatchObject({
      exitCode: 1,
      stderr: `There is no folder ${join(folder, 'missing')}.`,
    });
  });
});
