import { expect, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { openAuth } from '#domain/auth/auth.ts';
import { systemClock } from '#domain/clock.ts';
import { refreshSession } from './refresh-session.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

test('a refresh that loses a race does not set the session back', async () => {
  const database = await openDatabase('file::memory:');
  onTestFinished(() => database.close());
  await migrateToLatest(database);
  const client = { address: '192.0.2.1', userAgent: null };
  const dona = { email: 'dona@example.com', password: 'portão que abre' };
  await createAdministrator({ database, clock: systemClock }, dona);
  let overtake = () => {};
  const auth = await openAuth({
    database,
    secretKey: 'a secret key of thirty-two letters',
    publicKey: null,
    siteUrl: 'http://localhost:3000',
    clock: () => {
      overtake();
      return new Date();
    },
  });
  const signedIn = await signInWithPassword(auth, dona, client);
  if (!signedIn.ok) throw new Error(signedIn.failure.code);
  // The clock is read between reading and writing the session. SQLite executes statements in the order they arrive.
  overtake = () => {
    overtake = () => {};
    void database.query.updateTable('sessions').set({ refresh_counter: 2 }).execute();
  };
  expect(await refreshSession(auth, signedIn.value.refreshToken, client)).toEqual({
    ok: false,
    failure: { code: 'already_used' },
  });
});
