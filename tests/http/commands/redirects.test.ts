/** The commands `redirects import` and `redirects export`, which know the addresses of the built site. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { runCli } from '#tests/support/run-cli.ts';

describe.each(engines)('files of redirects on $name', (engine) => {
  let folder: string;
  let run: (...words: string[]) => ReturnType<typeof runCli>;
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redirect-files-'));
    const database = await engine.create();
    run = (...words) => {
      const variables = {
        DATABASE_URL: database.url,
        SITE_URL: 'https://site.example',
        SECRET_KEY: 'x'.repeat(32),
      };
      return runCli(words, { variables });
    };
    onTestFinished(async () => {
      await database.remove();
      rmSync(folder, { recursive: true });
    });
  });

  test('a trial says what would happen, an import saves the good lines, and an export can be imported unchanged', async () => {
    const list = file(
      'lista.csv',
      [
        'de;para;código',
        'https://www.site.example/antiga.html;/cidades/moema',
        '/motores;/cidades/moema',
        '/longe;/antiga.html;302',
        '/fim;;410',
        '/fim;/motores',
      ].join('\r\n'),
    );
    const refused =
      'Line 3: refused, the site answers at /motores.\nLine 6: refused, /fim is in an earlier line too.';
    expect(await run('redirects', 'import', list, '--dry-run')).toEqual({
      exitCode: 1,
      stdout: 'Would be: new 3, changed 0, same 0, refused 2. Nothing was saved.',
      stderr: refused,
    });
    expect(await run('redirects', 'import', list)).toEqual({
      exitCode: 1,
      stdout: 'Saved: new 3, changed 0, same 0, refused 2.',
      stderr: refused,
    });
    const exported = join(folder, 'fora.csv');
    expect(await run('redirects', 'export', exported)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(readFileSync(exported, 'utf8')).toBe(
      [
        '"de","para","código","usos","último uso"',
        '"/antiga.html","/cidades/moema","301","0",""',
        '"/fim","","410","0",""',
        '"/longe","/cidades/moema","302","0",""',
        '',
      ].join('\r\n'),
    );
    expect(await run('redirects', 'export', exported)).toMatchObject({ exitCode: 1 });
    expect(await run('redirects', 'import', exported)).toEqual({
      exitCode: 0,
      stdout: 'Saved: new 0, changed 0, same 3, refused 0.',
      stderr: '',
    });
    expect(await run('redirects', 'import', file('outra.csv', '/longe,/motores'), '--dry-run')).toMatchObject(
      {
        stdout: [
          'Line 1: /longe leads to /cidades/moema now (302).',
          'Would be: new 0, changed 1, same 0, refused 0. Nothing was saved.',
        ].join('\n'),
      },
    );
  });

  test('a file that cannot be read to its end saves nothing', async () => {
    const list = file('aberta.csv', '/a,/motores\n"/b,/motores');
    expect(await run('redirects', 'import', list)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'Line 2: the file ends in the middle of this row.',
    });
    const none = join(folder, 'nenhuma.csv');
    expect(await run('redirects', 'import', none)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `There is no file ${none}.`,
    });
  });
});
