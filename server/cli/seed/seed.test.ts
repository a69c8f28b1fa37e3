import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findAdministratorByEmail } from '#domain/auth/administrators/administrator-store.ts';
import { listFactors } from '#domain/auth/factors/factor-store.ts';
import { signInWithPassword } from '#domain/auth/sessions/sign-in-with-password.ts';
import { runCli } from '#tests/support/run-cli.ts';
import { parseEnv } from '../../env.ts';
import { createLogger } from '../../journal/logger.ts';
import { registry } from '../../rest-api/registry.ts';
import { openServices } from '../../services.ts';
import { seed } from './seed.ts';
import { seedEmails, seedPassword } from './seed-administrators.ts';

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'));
  file = join(folder, 'site.db');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function envOf(variables: Record<string, string> = {}) {
  const parsed = parseEnv({ DATABASE_URL: `file:${file}`, ...variables });
  if (!parsed.ok) throw new Error(parsed.failure.message);
  return parsed.value;
}

async function run(variables: Record<string, string> = {}, isReset = false) {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const exitCode = await seed({ env: envOf(variables), isReset, print: collect, printError: collect });
  return { exitCode, text: lines.join('\n') };
}

test('an empty database gets pages, drafts in every state, contacts, and two administrators whose password is printed', async () => {
  const { exitCode, text } = await run({
    ADMIN_EMAIL: 'real@example.com',
    ADMIN_PASSWORD: 'a real password',
  });
  expect({ exitCode, text }).toMatchObject({ exitCode: 0, text: expect.stringContaining(seedPassword) });
  const services = await openServices(envOf(), createLogger('silent').logger);
  onTestFinished(() => services.close());
  // Another one is in the trash.
  expect(await services.pages.count()).toBe(249);
  const { query } = services.database;
  const filled: string[] = [];
  for (const { name } of registry.tables) {
    if ((await query.selectFrom(name).select(sql`1`.as('one')).limit(1).execute()).length > 0)
      filled.push(name);
  }
  expect(filled).toEqual(registry.tables.map(({ name }) => name));
  const states = await query.selectFrom('page_drafts').select('state').distinct().orderBy('state').execute();
  expect(states).toEqual([{ state: 'draft' }, { state: 'held' }, { state: 'scheduled' }]);
  const page = await services.pages.findBySlug('texto-colado-com-marcas-proibidas');
  expect(page?.title).toBe('Texto colado com marcas proibidas');
  for (const [email, factors] of [
    [seedEmails.passwordOnly, 0],
    [seedEmails.secondFactor, 1],
  ] as const) {
    const client = { address: '127.0.0.1', userAgent: null };
    const signedIn = await signInWithPassword(services.auth, { email, password: seedPassword }, client);
    expect(signedIn).toMatchObject({ ok: true });
    const administrator = await findAdministratorByEmail(services.database.query, email);
    expect(await listFactors(services.database.query, administrator?.id ?? '')).toHaveLength(factors);
  }
});

test('a seeded database is filled again only with --reset', async () => {
  await run();
  const before = statSync(file).ino;
  const again = await run();
  expect(again).toEqual({ exitCode: 1, text: expect.stringContaining('--reset') });
  expect(statSync(file).ino).toBe(before);
  expect((await run({}, true)).exitCode).toBe(0);
});

test('a database with a real administrator is never touched, not even with --reset', async () => {
  const variables = { DATABASE_URL: `file:${file}` };
  await runCli(['admin', 'create', 'dona@example.com'], { stdin: seedPassword, variables });
  expect(await run({}, true)).toEqual({ exitCode: 1, text: expect.stringContaining('left alone') });
  const list = await runCli(['admin', 'list'], { variables });
  expect(list.stdout).toContain('dona@example.com');
});

test.each([
  ['a public address', { SITE_URL: 'https://site.example' }],
  ['PostgreSQL', { DATABASE_URL: 'postgres://127.0.0.1/site', SECRET_KEY: 'x'.repeat(32) }],
  ['a database in memory', { DATABASE_URL: 'file::memory:' }],
])('a site with %s is refused', async (_, variables) => {
  expect((await run(variables, true)).exitCode).toBe(1);
  expect(existsSync(file)).toBe(false);
});
