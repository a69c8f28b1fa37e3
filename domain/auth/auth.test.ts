/** What a start makes for itself, once, however many instances start. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import {
  createAdministrator,
  createFirstAdministrator,
  listAdministrators,
  resetPassword,
} from './administrators.ts';
import { openAuth } from './auth.ts';

const secretKey = 'a secret key of thirty-two letters';
const siteUrl = 'http://localhost:3000';
const client = { address: '192.0.2.1', userAgent: null };
const dona = { email: 'dona@example.com', password: 'portão que abre', client };

async function open(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  return database;
}

describe.each(engines)('the auth service on $name', (engine) => {
  test('makes a public key once and keeps it; a given one goes before it', async () => {
    const database = await open(engine);
    const starts = await Promise.all(
      Array.from({ length: 3 }, () => openAuth({ database, secretKey, publicKey: null, siteUrl })),
    );
    const made = new Set(starts.map((auth) => auth.publicKey));
    expect(made.size).toBe(1);
    expect([...made][0]).toMatch(/^pk_[\w-]{32}$/);
    const given = await openAuth({ database, secretKey, publicKey: 'given-public-key', siteUrl });
    expect(given.publicKey).toBe('given-public-key');
  });

  test('instances that start together believe each other', async () => {
    const database = await open(engine);
    await createAdministrator(database, dona, new Date());
    const starts = await Promise.all(
      Array.from({ length: 3 }, () => openAuth({ database, secretKey, publicKey: null, siteUrl })),
    );
    for (const issuer of starts) {
      const result = await issuer.signInWithPassword(dona);
      if (!result.ok) throw new Error(result.code);
      for (const reader of starts) {
        // A key made by another instance is looked for again, at most once a second.
        await expect.poll(async () => (await reader.authenticate(result.session.accessToken)).ok).toBe(true);
      }
    }
  });

  test('a SECRET_KEY that does not fit the database stops the start', async () => {
    const database = await open(engine);
    await openAuth({ database, secretKey, publicKey: null, siteUrl });
    const wrong = openAuth({ database, secretKey: `another ${secretKey}`, publicKey: null, siteUrl });
    await expect(wrong).rejects.toThrow('SECRET_KEY is not the one this database was set up with');
  });

  test('the first administrator is made only while there is none', async () => {
    const database = await open(engine);
    expect(await createFirstAdministrator(database, dona, new Date())).toMatchObject({ ok: true });
    const second = { ...dona, email: 'outra@example.com' };
    expect(await createFirstAdministrator(database, second, new Date())).toBeNull();
    expect((await listAdministrators(database.query)).map((one) => one.email)).toEqual([dona.email]);
  });

  test('an administrator needs an address nobody else has and a password of a decent length', async () => {
    const database = await open(engine);
    const make = (change: object) => createAdministrator(database, { ...dona, ...change }, new Date());
    expect(await make({})).toMatchObject({ ok: true, administrator: { email: dona.email } });
    expect(await make({ email: ' DONA@example.com ' })).toEqual({ ok: false, code: 'email_exists' });
    expect(await make({ email: 'dona' })).toEqual({ ok: false, code: 'invalid_email' });
    expect(await make({ email: 'x@example.com', password: 'curta' })).toEqual({
      ok: false,
      code: 'too_short',
    });
  });

  test('a reset password ends every session and leaves the old one worthless', async () => {
    const database = await open(engine);
    await createAdministrator(database, dona, new Date());
    const auth = await openAuth({ database, secretKey, publicKey: null, siteUrl });
    const before = await auth.signInWithPassword(dona);
    if (!before.ok) throw new Error(before.code);
    const password = 'outra senha comprida';
    expect(await resetPassword(database, { email: 'Dona@Example.com', password }, new Date())).toEqual({
      ok: true,
    });
    expect(await auth.refresh(before.session.refreshToken, client)).toEqual({ ok: false, code: 'not_found' });
    expect(await auth.signInWithPassword(dona)).toMatchObject({ ok: false, code: 'invalid_credentials' });
    expect(await auth.signInWithPassword({ ...dona, password })).toMatchObject({ ok: true });
    expect(await resetPassword(database, { email: 'x@example.com', password }, new Date())).toEqual({
      ok: false,
      code: 'unknown_email',
    });
  });

  test('what a session is made of is unreadable at rest', async () => {
    const database = await open(engine);
    await createAdministrator(database, dona, new Date());
    const auth = await openAuth({ database, secretKey, publicKey: null, siteUrl });
    const result = await auth.signInWithPassword(dona);
    if (!result.ok) throw new Error(result.code);
    const row = await database.query.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      aal: 'aal1',
      refresh_counter: 0,
      refresh_key: expect.stringMatching(/^v1\./),
    });
    expect(JSON.stringify(row)).not.toContain(result.session.refreshToken);
  });
});
