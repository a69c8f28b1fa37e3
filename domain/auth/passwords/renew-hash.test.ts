import { hash } from '@node-rs/argon2';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findAdministratorByEmail } from '#domain/auth/administrators/administrator-store.ts';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { openAuth } from '#domain/auth/auth.ts';
import { signInWithPassword } from '#domain/auth/sessions/sign-in-with-password.ts';
import { systemClock } from '#domain/clock.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { isHashCurrent } from './password-hash.ts';

const secretKey = 'a secret key of thirty-two letters';
const client = { address: '192.0.2.1', userAgent: null };
const dona = { email: 'dona@example.com', password: 'portão que abre' };

/** Creates an account whose hash was made with fewer passes and less memory than today's. */
async function openWithWeakHash(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  await createAdministrator({ database, clock: systemClock }, dona);
  const weak = await hash(dona.password, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });
  await database.query.updateTable('users').set({ password_hash: weak }).execute();
  const auth = await openAuth({ database, secretKey, publicKey: null, siteUrl: 'http://localhost:3000' });
  async function stored() {
    const user = await findAdministratorByEmail(database.query, dona.email);
    return { hash: user?.password_hash ?? '', changedAt: user?.updated_at };
  }
  return { auth, weak, stored };
}

describe.each(engines)('an old hash on $name', (engine) => {
  test('a sign-in replaces the hash, but only if the password is right', async () => {
    const { auth, weak, stored } = await openWithWeakHash(engine);
    const before = await stored();
    expect(isHashCurrent(weak)).toBe(false);
    expect(await signInWithPassword(auth, { ...dona, password: 'errada demais' }, client)).toMatchObject({
      ok: false,
    });
    expect((await stored()).hash).toBe(weak);
    expect(await signInWithPassword(auth, dona, client)).toMatchObject({ ok: true });
    const renewed = await stored();
    expect(isHashCurrent(renewed.hash)).toBe(true);
    expect(renewed.changedAt).toBe(before.changedAt);
    expect(await signInWithPassword(auth, dona, client)).toMatchObject({ ok: true });
    expect((await stored()).hash).toBe(renewed.hash);
  });

  test('sign-ins at the same time all succeed', async () => {
    const { auth, stored } = await openWithWeakHash(engine);
    const results = await Promise.all(
      Array.from({ length: 6 }, () => signInWithPassword(auth, dona, client)),
    );
    expect(results.map(({ ok }) => ok)).toEqual(results.map(() => true));
    expect(isHashCurrent((await stored()).hash)).toBe(true);
  });

  test('a sign-in succeeds even if the new hash cannot be made or stored', async () => {
    const { auth, weak, stored } = await openWithWeakHash(engine);
    const full = { ...auth, slots: { take: async () => null } };
    expect(await signInWithPassword(full, dona, client)).toMatchObject({ ok: true });
    const failing = { ...auth, slots: { take: () => Promise.reject(new Error('out of memory')) } };
    expect(await signInWithPassword(failing, dona, client)).toMatchObject({ ok: true });
    expect((await stored()).hash).toBe(weak);
  });
});
