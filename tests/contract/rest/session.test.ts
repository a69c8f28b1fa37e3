import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { type Auth, openAuth } from '#domain/auth/auth.ts';
import { signInWithPassword } from '#domain/auth/sessions/sign-in-with-password.ts';
import { signOut } from '#domain/auth/sessions/sign-out.ts';
import { systemClock } from '#domain/clock.ts';
import { publicKey, secretKey } from '#tests/contract/auth-support.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const credentials = { email: 'dona@example.com', password: 'portão que abre' };
const localClient = { address: '127.0.0.1', userAgent: null };
const page = { title: 'Um', slug: 'um', content: '<p>1</p>' };

describe.each(engines)('the REST API behind the real auth service on $name', (engine) => {
  let database: Database;
  let auth: Auth;
  let server: RestServer;

  beforeEach(async () => {
    database = await engine.open();
    await createAdministrator({ database, clock: systemClock }, credentials);
    auth = await openAuth({
      database,
      secretKey,
      publicKey,
      siteUrl: 'http://localhost:3000',
    });
    server = await startRestServer(database, { authenticator: auth.authenticator });
  });

  afterEach(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  test('a session may write until it is ended', async () => {
    const signedIn = await signInWithPassword(auth, credentials, localClient);
    if (!signedIn.ok) throw new Error(signedIn.failure.code);
    const token = signedIn.value.accessToken;
    const client = createClient(server.url, publicKey, { accessToken: async () => token });
    expect(await client.from('generated_pages').insert(page)).toMatchObject({ status: 201, error: null });

    const caller = await auth.authenticator.authenticate(`Bearer ${token}`);
    if (!caller.ok || caller.value.role === 'anonymous') throw new Error('signed in, but not authenticated');
    await signOut(auth, caller.value, 'local', localClient);
    expect(await client.from('generated_pages').delete().eq('slug', 'um')).toMatchObject({
      status: 401,
      error: { code: 'PGRST301' },
    });
    expect(await server.pages.findBySlug('um')).not.toBeNull();
  });

  test('a signed-out client is a visitor', async () => {
    expect(await server.visitor.from('generated_pages').select('slug')).toMatchObject({
      status: 200,
      data: [],
    });
    expect(await server.visitor.from('generated_pages').insert(page)).toMatchObject({
      status: 401,
      error: { code: '42501', message: 'Authentication required' },
    });
  });
});
