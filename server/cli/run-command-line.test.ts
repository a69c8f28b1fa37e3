import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '#tests/support/run-cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-line-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (words: string[], options: { stdin?: string; variables?: Record<string, string> } = {}) =>
  runCli(words, {
    ...options,
    variables: { DATABASE_URL: `file:${folder}/site.db`, ...options.variables },
  });

test('an administrator is made, listed and given a new password', async () => {
  const made = await run(['admin', 'create', 'Dona@Example.com'], { stdin: 'portão que abre\n' });
  expect(made).toEqual({ exitCode: 0, said: 'Made the administrator dona@example.com.', complained: '' });
  expect((await run(['admin', 'list'])).said).toMatch(/^dona@example\.com\t\d{4}-\S+Z\tnever$/);
  const reset = await run(['admin', 'reset-password', 'dona@example.com', '--password-stdin'], {
    stdin: 'outra senha comprida',
  });
  expect(reset).toMatchObject({ exitCode: 0, complained: '' });
});

test.each([
  ['a short password', ['admin', 'create', 'x@example.com'], 'curta\n', 'at least 8 characters'],
  ['no password', ['admin', 'create', 'x@example.com'], '', 'No password was given.'],
  ['an odd address', ['admin', 'create', 'x'], 'portão que abre', 'not an e-mail address'],
  ['a stranger', ['admin', 'reset-password', 'x@example.com'], 'portão que abre', 'no administrator'],
  ['a stranger without factors', ['admin', 'reset-mfa', 'x@example.com'], '', 'no administrator'],
])('%s is refused in plain words with exit code 1', async (_name, words, stdin, complaint) => {
  const { exitCode, said, complained } = await run(words, { stdin });
  expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
  expect(complained).toContain(complaint);
});

test('a second administrator of the same address is refused', async () => {
  await run(['admin', 'create', 'x@example.com'], { stdin: 'portão que abre' });
  const again = await run(['admin', 'create', 'X@example.com'], { stdin: 'portão que abre' });
  expect(again.exitCode).toBe(1);
  expect(again.complained).toContain('already is an administrator');
});

test('migrate brings a new database up to date, and says when there is nothing to do', async () => {
  expect((await run(['migrate'])).said).toContain('Applied 0001-pages-and-auth.');
  expect((await run(['migrate'])).said).toBe('The database is up to date.');
});

test('migrate puts the counts of pages right', async () => {
  await run(['migrate']);
  const database = new DatabaseSync(`${folder}/site.db`);
  database.exec('UPDATE page_totals SET pages = 7');
  database.close();
  expect((await run(['migrate'])).said).toBe('Counted the generated pages anew.');
  expect((await run(['migrate'])).said).toBe('The database is up to date.');
});

test('a lost phone, a new signing key, and what has happened', async () => {
  await run(['admin', 'create', 'dona@example.com'], { stdin: 'portão que abre' });
  const reset = await run(['admin', 'reset-mfa', 'Dona@Example.com']);
  expect(reset).toEqual({
    exitCode: 0,
    said: 'Second factors taken away: 0. All sessions of the account have ended.',
    complained: '',
  });
  const rotated = await run(['keys', 'rotate']);
  expect(rotated).toMatchObject({ exitCode: 0, complained: '' });
  expect(rotated.said).toMatch(/^The new signing key is [\w-]{43}\./);
  expect((await run(['keys', 'rotate'])).said).not.toBe(rotated.said);
  const lines = (await run(['admin', 'events'])).said.split('\n');
  expect(lines.map((line) => line.split('\t').slice(1))).toEqual([
    ['signing_key_rotated', '-', '-', '-'],
    ['signing_key_rotated', '-', '-', '-'],
    ['factors_reset', 'dona@example.com', '-', '-'],
    ['administrator_created', 'dona@example.com', '-', '-'],
  ]);
  const stranger = await run(['keys', 'rotate'], { variables: { SECRET_KEY: 'x'.repeat(32) } });
  expect(stranger.exitCode).toBe(1);
  expect(stranger.complained).toContain('SECRET_KEY is not the one');
});

test('check says what is usable, and names what is not', async () => {
  await run(['keys', 'rotate']);
  expect(await run(['check'])).toEqual({
    exitCode: 0,
    said: [
      'The environment is usable.',
      'The database answers (sqlite).',
      'The database is up to date.',
      'The secret key opens the signing keys.',
    ].join('\n'),
    complained: '',
  });
  const badEnv = await run(['check'], { variables: { PORT: 'eighty', LOG_LEVEL: 'loud' } });
  expect(badEnv.exitCode).toBe(1);
  expect(badEnv.complained).toMatch(/PORT.*\n.*LOG_LEVEL/);
  const unreachable = await run(['check'], {
    variables: { DATABASE_URL: 'postgres://127.0.0.1:1/none', SECRET_KEY: 'x'.repeat(32) },
  });
  expect(unreachable.exitCode).toBe(1);
  expect(unreachable.complained).toContain('ECONNREFUSED');
});

test('check makes nothing and changes nothing', async () => {
  const nothing = await run(['check'], { variables: { DATABASE_URL: `file:${folder}/new/site.db` } });
  expect(nothing.exitCode).toBe(1);
  expect(nothing.complained).toContain('There is no database');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(`${folder}/empty.db`, '');
  expect((await run(['check'], { variables: { DATABASE_URL: `file:${folder}/empty.db` } })).exitCode).toBe(1);
  rmSync(`${folder}/empty.db`);
  await run(['keys', 'rotate']);
  const before = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);
  await run(['check']);
  expect(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))])).toEqual(before);
});

test('check names the migrations the next start applies, and a database of a newer release', async () => {
  await run(['keys', 'rotate']);
  const database = new DatabaseSync(`${folder}/site.db`);
  database.exec("DELETE FROM kysely_migration WHERE name = '0003-page-counts'");
  const behind = await run(['check']);
  expect(behind).toMatchObject({ exitCode: 0, complained: '' });
  expect(behind.said).toContain('applies 0003-page-counts.');
  database.exec("INSERT INTO kysely_migration VALUES ('9999-from-tomorrow', '2040-01-01')");
  database.close();
  const ahead = await run(['check']);
  expect(ahead.exitCode).toBe(1);
  expect(ahead.complained).toContain('newer release: it has 9999-from-tomorrow');
});

test('check refuses a secret key that does not open the signing keys, and none at all', async () => {
  await run(['keys', 'rotate']);
  const foreign = await run(['check'], { variables: { SECRET_KEY: 'x'.repeat(32) } });
  expect(foreign.exitCode).toBe(1);
  expect(foreign.complained).toContain('SECRET_KEY is not the one');
  rmSync(`${folder}/site.db.key`);
  const none = await run(['check']);
  expect(none.exitCode).toBe(1);
  expect(none.complained).toContain('no secret key');
  expect(readdirSync(folder)).toEqual(['site.db']);
});

test.each([
  [[]],
  [['admin']],
  [['admin', 'create']],
  [['admin', 'create', 'x@example.com', 'password-as-argument']],
  [['admin', 'create', 'x@example.com', '--password', 'secret']],
  [['admin', 'list', '--force']],
  [['pages', 'import']],
  [['dance']],
])('%j is answered with the usage and exit code 2', async (words) => {
  const { exitCode, complained } = await run(words, { stdin: 'portão que abre' });
  expect(exitCode).toBe(2);
  expect(complained).toMatch(/^Usage: /);
});

test('help is no failure', async () => {
  expect(await run(['--help'])).toMatchObject({ exitCode: 0, said: expect.stringMatching(/^Usage: /) });
});
