import { mkdtempSync, rmSync } from 'node:fs';
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

test('an administrator is created, listed and given a new password', async () => {
  const made = await run(['admin', 'create', 'Dona@Example.com'], { stdin: 'portão que abre\n' });
  expect(made).toEqual({ exitCode: 0, stdout: 'Made the administrator dona@example.com.', stderr: '' });
  expect((await run(['admin', 'list'])).stdout).toMatch(/^dona@example\.com\t\d{4}-\S+Z\tnever$/);
  const reset = await run(['admin', 'reset-password', 'dona@example.com', '--password-stdin'], {
    stdin: 'outra senha comprida',
  });
  expect(reset).toMatchObject({ exitCode: 0, stderr: '' });
});

test.each([
  ['a short password', ['admin', 'create', 'x@example.com'], 'curta\n', 'at least 8 characters'],
  ['an easy password', ['admin', 'create', 'x@example.com'], 'password1234\n', 'easily guessed'],
  ['no password', ['admin', 'create', 'x@example.com'], '', 'No password was given.'],
  ['an invalid address', ['admin', 'create', 'x'], 'portão que abre', 'not an e-mail address'],
  [
    'a new password for an unknown address',
    ['admin', 'reset-password', 'x@example.com'],
    'portão que abre',
    'no administrator',
  ],
  [
    'a reset of factors for an unknown address',
    ['admin', 'reset-mfa', 'x@example.com'],
    '',
    'no administrator',
  ],
  [
    'an end of the sessions of an unknown address',
    ['admin', 'end-sessions', 'x@example.com'],
    '',
    'no administrator',
  ],
])('%s is refused with a plain message and exit code 1', async (_name, words, stdin, message) => {
  const { exitCode, stdout, stderr } = await run(words, { stdin });
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toContain(message);
});

test('a second administrator with the same email is refused', async () => {
  await run(['admin', 'create', 'x@example.com'], { stdin: 'portão que abre' });
  const again = await run(['admin', 'create', 'X@example.com'], { stdin: 'portão que abre' });
  expect(again.exitCode).toBe(1);
  expect(again.stderr).toContain('already is an administrator');
});

test('migrate sets up a new database, and says when nothing is pending', async () => {
  expect((await run(['migrate'])).stdout).toContain('Applied 0001-pages-and-auth.');
  expect((await run(['migrate'])).stdout).toBe('The database is up to date.');
});

test('migrate corrects the page counts', async () => {
  await run(['migrate']);
  const database = new DatabaseSync(`${folder}/site.db`);
  database.exec('UPDATE page_totals SET pages = 7');
  database.close();
  expect((await run(['migrate'])).stdout).toBe('Counted the generated pages anew.');
  expect((await run(['migrate'])).stdout).toBe('The database is up to date.');
});

test('second factors are reset, keys rotated, and both recorded', async () => {
  await run(['admin', 'create', 'dona@example.com'], { stdin: 'portão que abre' });
  const reset = await run(['admin', 'reset-mfa', 'Dona@Example.com']);
  expect(reset).toEqual({
    exitCode: 0,
    stdout: 'Second factors removed: 0. All sessions of the account have ended.',
    stderr: '',
  });
  const rotated = await run(['keys', 'rotate']);
  expect(rotated).toMatchObject({ exitCode: 0, stderr: '' });
  expect(rotated.stdout).toMatch(/^The new signing key is [\w-]{43}\./);
  expect((await run(['keys', 'rotate'])).stdout).not.toBe(rotated.stdout);
  const lines = (await run(['admin', 'events'])).stdout.split('\n');
  expect(lines.map((line) => line.split('\t').slice(1))).toEqual([
    ['signing_key_rotated', '-', '-', '-'],
    ['signing_key_rotated', '-', '-', '-'],
    ['factors_reset', 'dona@example.com', '-', '-'],
    ['administrator_created', 'dona@example.com', '-', '-'],
  ]);
});

test('keys are not rotated with another secret key', async () => {
  await run(['keys', 'rotate']);
  const refused = await run(['keys', 'rotate'], { variables: { SECRET_KEY: 'x'.repeat(32) } });
  expect(refused.exitCode).toBe(1);
  expect(refused.stderr).toContain('SECRET_KEY is not the one');
});

test('sessions are ended for one account or for all, and each end is recorded', async () => {
  await run(['admin', 'create', 'dona@example.com'], { stdin: 'portão que abre' });
  await run(['admin', 'create', 'filha@example.com'], { stdin: 'portão que abre' });
  const done = { exitCode: 0, stdout: 'Sessions ended: 0.', stderr: '' };
  expect(await run(['admin', 'end-sessions', 'Dona@Example.com'])).toEqual(done);
  const endedSessions = async () =>
    (await run(['admin', 'events'])).stdout
      .split('\n')
      .map((line) => line.split('\t').slice(1, 3).join(' '))
      .filter((line) => line.startsWith('sessions_ended'));
  expect(await endedSessions()).toEqual(['sessions_ended dona@example.com']);
  expect(await run(['admin', 'end-sessions', '--all'])).toEqual(done);
  expect((await endedSessions()).toSorted()).toEqual([
    'sessions_ended dona@example.com',
    'sessions_ended dona@example.com',
    'sessions_ended filha@example.com',
  ]);
  expect((await run(['admin', 'end-sessions'])).exitCode).toBe(2);
  expect((await run(['admin', 'end-sessions', 'dona@example.com', '--all'])).exitCode).toBe(2);
});

test('limits can be cleared for everybody, an account or a network even if there are none, and each time is recorded', async () => {
  await run(['admin', 'create', 'dona@example.com'], { stdin: 'portão que abre' });
  expect(await run(['limits', 'list'])).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  for (const options of [[], ['--account', 'dona@example.com'], ['--network', '192.0.2.0/24']]) {
    const cleared = await run(['limits', 'clear', ...options]);
    expect(cleared).toEqual({ exitCode: 0, stdout: 'Counters cleared: 0.', stderr: '' });
  }
  const refused = await run(['limits', 'clear', '--network', 'casa']);
  expect(refused).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('A network is an address'),
  });
  expect((await run(['keys', 'rotate', '--account', 'dona@example.com'])).exitCode).toBe(2);
  const events = (await run(['admin', 'events'])).stdout.split('\n');
  const cleared = events
    .map((line) => line.split('\t').slice(1, 3))
    .filter(([kind]) => kind === 'limits_cleared');
  expect(cleared).toEqual([
    ['limits_cleared', '-'],
    ['limits_cleared', 'dona@example.com'],
    ['limits_cleared', '-'],
  ]);
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
])('%j prints the usage and exits with 2', async (words) => {
  const { exitCode, stderr } = await run(words, { stdin: 'portão que abre' });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^Usage: /);
});

test('help exits with 0', async () => {
  expect(await run(['--help'])).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^Usage: /) });
});
