import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '#tests/support/run-cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (words: string[], options: { variables?: Record<string, string> } = {}) =>
  runCli(words, {
    ...options,
    variables: { DATABASE_URL: `file:${folder}/site.db`, ...options.variables },
  });

test('check reports what works and what does not', async () => {
  await run(['keys', 'rotate']);
  const incomplete = await run(['check']);
  expect(incomplete.stdout).toContain('Not given yet, so visitors do not see it: COMPANY_NAME, COMPANY_CNPJ');
  expect(incomplete.stdout).toContain(
    'Promotions without dates, so they are offered until you change that: PROMOTION_E',
  );
  const variables = {
    COMPANY_NAME: 'Portões Exemplo Ltda.',
    COMPANY_CNPJ: '11222333000181',
    COMPANY_STREET: 'Rua das Oficinas, 120',
    COMPANY_CITY: 'Guarulhos',
    COMPANY_STATE: 'SP',
    COMPANY_POSTAL_CODE: '07000-000',
    COMPANY_LATITUDE: '-23.45',
    COMPANY_LONGITUDE: '-46.53',
    DATA_CONTACT_NAME: 'Ana Exemplo',
    DATA_CONTACT_EMAIL: 'ana@example.com',
    DATA_HOST_NAME: 'Nuvem Exemplo',
    DATA_HOST_COUNTRY: 'Brasil',
    DATA_MAIL_NAME: 'Correio Exemplo',
    DATA_MAIL_COUNTRY: 'Irlanda',
    PROMOTION_EXPRESS_BEGIN: '2026-11-01',
    PROMOTION_EXPRESS_END: '2026-11-30',
    PROMOTION_KITS_BEGIN: '2026-11-01',
    PROMOTION_KITS_END: '2026-11-30',
  };
  expect(await run(['check'], { variables })).toEqual({
    exitCode: 0,
    stdout: [
      'The environment is usable.',
      'The database answers (sqlite).',
      'The database is up to date.',
      'The secret key opens the signing keys.',
    ].join('\n'),
    stderr: '',
  });
  const badEnv = await run(['check'], { variables: { PORT: 'eighty', LOG_LEVEL: 'loud' } });
  expect(badEnv.exitCode).toBe(1);
  expect(badEnv.stderr).toMatch(/PORT.*\n.*LOG_LEVEL/);
  const unreachable = await run(['check'], {
    variables: { DATABASE_URL: 'postgres://127.0.0.1:1/none', SECRET_KEY: 'x'.repeat(32) },
  });
  expect(unreachable.exitCode).toBe(1);
  expect(unreachable.stderr).toContain('ECONNREFUSED');
});

test('check creates and changes nothing', async () => {
  const nothing = await run(['check'], { variables: { DATABASE_URL: `file:${folder}/new/site.db` } });
  expect(nothing.exitCode).toBe(1);
  expect(nothing.stderr).toContain('There is no database');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(`${folder}/empty.db`, '');
  expect((await run(['check'], { variables: { DATABASE_URL: `file:${folder}/empty.db` } })).exitCode).toBe(1);
  rmSync(`${folder}/empty.db`);
  await run(['keys', 'rotate']);
  const before = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);
  await run(['check']);
  expect(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))])).toEqual(before);
});

test('check lists pending migrations and detects a database of a newer release', async () => {
  await run(['keys', 'rotate']);
  const database = new DatabaseSync(`${folder}/site.db`);
  database.exec("DELETE FROM kysely_migration WHERE name = '0003-page-counts'");
  const behind = await run(['check']);
  expect(behind).toMatchObject({ exitCode: 0, stderr: '' });
  expect(behind.stdout).toContain('applies 0003-page-counts.');
  database.exec("INSERT INTO kysely_migration VALUES ('9999-from-tomorrow', '2040-01-01')");
  database.close();
  const ahead = await run(['check']);
  expect(ahead.exitCode).toBe(1);
  expect(ahead.stderr).toContain('newer release: it has 9999-from-tomorrow');
});

test('check detects a secret key that does not decrypt the signing keys, or a missing one', async () => {
  await run(['keys', 'rotate']);
  const foreign = await run(['check'], { variables: { SECRET_KEY: 'x'.repeat(32) } });
  expect(foreign.exitCode).toBe(1);
  expect(foreign.stderr).toContain('SECRET_KEY is not the one');
  rmSync(`${folder}/site.db.key`);
  const none = await run(['check']);
  expect(none.exitCode).toBe(1);
  expect(none.stderr).toContain('no secret key');
  expect(readdirSync(folder).sort()).toEqual(['site.db', 'site.db.exists']);
});
