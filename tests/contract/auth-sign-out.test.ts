/** Signing out, by the three scopes of the client. */
import { describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { startAuthServer } from './auth-support.ts';

describe.each(engines)('signing out on $name', (engine) => {
  test('ends all sessions of the user unless told otherwise, at once', async () => {
    const server = await startAuthServer(engine);
    const here = await server.signedIn();
    const elsewhere = await server.signedIn();
    expect((await here.auth.signOut()).error).toBeNull();
    expect((await here.auth.getSession()).data.session).toBeNull();
    expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('here only', async () => {
    const server = await startAuthServer(engine);
    const here = await server.signedIn();
    const elsewhere = await server.signedIn();
    const token = (await here.auth.getSession()).data.session?.access_token;
    expect((await here.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error).toBeNull();
    const answer = await server.call('/user', { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: 'session_not_found' });
  });

  test('everywhere else', async () => {
    const server = await startAuthServer(engine);
    const here = await server.signedIn();
    const elsewhere = await server.signedIn();
    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error).not.toBeNull();
  });

  test('answers 204 without a body, and refuses a scope it does not know', async () => {
    const server = await startAuthServer(engine);
    const client = await server.signedIn();
    const token = (await client.auth.getSession()).data.session?.access_token;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json;charset=UTF-8' };
    const refused = await server.call('/logout?scope=planet', { method: 'POST', headers });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error_code: 'validation_failed' });
    const done = await server.call('/logout?scope=local', { method: 'POST', headers });
    expect(done.status).toBe(204);
    expect(await done.text()).toBe('');
  });
});
