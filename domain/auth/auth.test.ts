import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { listAdministrators } from './administrators/administrator-store.ts';
import { createAdministrator, createFirstAdministrator } from './administrators/create-administrator.ts';
import { openAuth } from './auth.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { signInWithPassword } from './sessions/sign-in-with-password.ts';

const secretKey = 'a secret key of thirty-two letters';
const siteUrl = 'http://localhost:3000';
const client = { address: '192.0.2.1', userAgent: null };
const dona = { email: 'dona@example.com', password: 'portão que abre' };

async function open(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  return {
    dependencies: { database, clock: systemClock },
    database,
    start: (publicKey: string | null = null) => openAuth({ database, secretKey, publicKey, siteUrl }),
  };
}

describe.each(engines)('the auth service on $name', (engine) => {
  test('generates a public key once and keeps it; a configured one takes precedence', async () => {
    const { start } = await open(engine);
    const starts = await Promise.all(Array.from({ length: 3 }, () => start()));
    const generated = new Set(starts.map((auth) => auth.publicKey));
    expect(generated.size).toBe(1);
    expect([...generated][0]).toMatch(/^pk_[\w-]{32}$/);
    expect((await start('given-public-key')).publicKey).toBe('given-public-key');
  });

  test('processes that start together accept each other’s tokens', async () => {
    const { dependencies, start } = await open(engine);
    await createAdministrator(dependencies, dona);
    const starts = await Promise.all(Array.from({ length: 3 }, () => start()));
    for (const issuer of starts) {
      const session = await signInWithPassword(issuer, dona, client);
      if (!session.ok) throw new Error(session.failure.code);
      const authorization = `Bearer ${session.value.accessToken}`;
      for (const { authenticator } of starts) {
        // A key of another process is loaded when a token names it, at most once a second.
        await expect.poll(async () => (await authenticator.authenticate(authorization)).ok).toBe(true);
      }
    }
  });

  test('a SECRET_KEY that does not fit the database stops the start', async () => {
    const { database, start } = await open(engine);
    await start();
    const wrong = openAuth({ database, secretKey: `another ${secretKey}`, publicKey: null, siteUrl });
    await expect(wrong).rejects.toThrow('SECRET_KEY is not the one this database was set up with');
  });

  test('the first administrator is created only while there is none', async () => {
    const { database, dependencies } = await open(engine);
    expect(await createFirstAdministrator(dependencies, dona)).toMatchObject({ ok: true });
    const second = { ...dona, email: 'outra@example.com' };
    expect(await createFirstAdministrator(dependencies, second)).toEqual({
      ok: false,
      failure: { code: 'has_administrators' },
    });
    expect((await listAdministrators(database.query)).map((administrator) => administrator.email)).toEqual([
      dona.email,
    ]);
  });

  test('an administrator needs an unused address and a password of sufficient length', async () => {
    const { dependencies } = await open(engine);
    const create = (change: object) => createAdministrator(dependencies, { ...dona, ...change });
    const refused = (code: string) => ({ ok: false, failure: { code } });
    expect(await create({})).toMatchObject({ ok: true, value: { email: dona.email } });
    expect(await create({ email: ' DONA@example.com ' })).toEqual(refused('email_exists'));
    expect(await create({ email: 'dona' })).toEqual(refused('invalid_email'));
    expect(await create({ email: 'x@example.com', password: 'curta' })).toEqual(refused('too_short'));
  });

  test('resetting a password ends every session and makes the old password useless', async () => {
    const { dependencies, start } = await open(engine);
    await createAdministrator(dependencies, dona);
    const auth = await start();
    const before = await signInWithPassword(auth, dona, client);
    if (!before.ok) throw new Error(before.failure.code);
    const password = 'outra senha comprida';
    expect(await resetPassword(dependencies, { email: 'Dona@Example.com', password })).toMatchObject({
      ok: true,
    });
    expect(await refreshSession(auth, before.value.refreshToken, client)).toEqual({
      ok: false,
      failure: { code: 'not_found' },
    });
    expect(await signInWithPassword(auth, dona, client)).toEqual({
      ok: false,
      failure: { code: 'invalid_credentials' },
    });
    expect(await signInWithPassword(auth, { ...dona, password }, client)).toMatchObject({ ok: true });
    expect(await resetPassword(dependencies, { email: 'x@example.com', password })).toEqual({
      ok: false,
      failure: { code: 'unknown_email' },
    });
  });

  test('sessions are ended for one account or for all, and the passwords are kept', async () => {
    const { dependencies, start } = await open(engine);
    const filha = { email: 'filha@example.com', password: 'outra senha comprida' };
    for (const administrator of [dona, filha]) await createAdministrator(dependencies, administrator);
    const auth = await start();
    const signIn = async (credentials: typeof dona) => {
      const session = await signInWithPassword(auth, credentials, client);
      if (!session.ok) throw new Error(session.failure.code);
      return session.value;
    };
    const isOpen = async ({ accessToken }: { accessToken: string }) =>
      (await auth.authenticator.authenticate(`Bearer ${accessToken}`)).ok;
    const ofDona = [await signIn(dona), await signIn(dona)];
    const ofFilha = await signIn(filha);
    expect(await Promise.all([...ofDona, ofFilha].map(isOpen))).toEqual([true, true, true]);
    expect(await endSessions(dependencies, ' Dona@Example.com')).toEqual({ ok: true, value: 2 });
    expect(await Promise.all([...ofDona, ofFilha].map(isOpen))).toEqual([false, false, true]);
    const again = await signIn(dona);
    expect(await endSessions(dependencies, null)).toEqual({ ok: true, value: 2 });
    expect(await Promise.all([again, ofFilha].map(isOpen))).toEqual([false, false]);
    expect(await endSessions(dependencies, 'x@example.com')).toEqual({
      ok: false,
      failure: { code: 'unknown_email' },
    });
  });

  test('the secrets of a session are unreadable at rest', async () => {
    const { database, dependencies, start } = await open(engine);
    await createAdministrator(dependencies, dona);
    const session = await signInWithPassword(await start(), dona, client);
    if (!session.ok) throw new Error(session.failure.code);
    const row = await database.query.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      aal: 'aal1',
      refresh_counter: 0,
      refresh_key: expect.stringMatching(/^v1\./),
    });
    expect(JSON.stringify(row)).not.toContain(session.value.refreshToken);
  });
});
