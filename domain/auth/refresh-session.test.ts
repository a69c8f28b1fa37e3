import { expect, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { createAdministrator } from './administrators.ts';
import { openAuth } from './auth.ts';

test('a request that was overtaken between reading and writing does not set the session back', async () => {
  const database = await openDatabase('file::memory:');
  onTestFinished(() => database.close());
  await migrateToLatest(database);
  const client = { address: '192.0.2.1', userAgent: null };
  const dona = { email: 'dona@example.com', password: 'portão que abre', client };
  await createAdministrator(database, dona, new Date());
  let overtake = () => {};
  const auth = await openAuth({
    database,
    secretKey: 'a secret key of thirty-two letters',
    publicKey: null,
    siteUrl: 'http://localhost:3000',
    now: () => {
      overtake();
      return new Date();
    },
  });
  const signedIn = await auth.signInWithPassword(dona);
  if (!signedIn.ok) throw new Error(signedIn.code);
  // The clock is read after the session and before the write; SQLite takes statements in the order they come.
  overtake = () => {
    overtake = () => {};
    void database.query.updateTable('sessions').set({ refresh_counter: 2 }).execute();
  };
  expect(await auth.refresh(signedIn.session.refreshToken, client)).toEqual({
    ok: false,
    code: 'already_used',
  });
});
