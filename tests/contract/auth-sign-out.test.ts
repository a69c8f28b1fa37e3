/** Signing out, with the three scopes of the client. */
import { describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { startAuthServer } from './auth-support.ts';
import { enrolVerified, passSecondFactor, startWithClock } from './factor-support.ts';

describe.each(engines)('signing out on $name', (engine) => {
  test('ends all sessions of the user at once by default', async () => {
    const server = await startAuthServer(engine);
    const here = await server.signedIn();
    const elsewhere = await server.signedIn();
    expect((await here.auth.signOut()).error).toBeNull();
    expect((await here.auth.getSession()).data.session).toBeNull();
    expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('ends only this session with the scope local', async () => {
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

  test('ends only the other sessions with the scope others', async () => {
    const server = await startAuthServer(engine);
    const here = await server.signedIn();
    const elsewhere = await server.signedIn();
    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error).not.toBeNull();
  });

  test.each(['global', 'others'] as const)(
    'after the password alone, the scope %s ends no session that has passed its second factor',
    async (scope) => {
      const { server, clock } = await startWithClock(engine);
      const owner = await server.signedIn();
      const app = await enrolVerified(owner, clock);
      const second = await server.signedIn();
      await passSecondFactor(second, app, clock);
      const thief = await server.signedIn();
      const otherPasswordOnly = await server.signedIn();
      const token = (await thief.auth.getSession()).data.session?.access_token;
      const headers = { Authorization: `Bearer ${token}` };
      expect((await server.call(`/logout?scope=${scope}`, { method: 'POST', headers })).status).toBe(204);
      for (const client of [owner, second]) expect((await client.auth.getUser()).error).toBeNull();
      expect((await otherPasswordOnly.auth.getUser()).error).toMatchObject({
        name: 'AuthSessionMissingError',
      });
      const own = await server.call('/user', { headers });
      expect(own.status).toBe(scope === 'global' ? 403 : 200);

      // With both factors the same call ends all of them.
      expect((await owner.auth.signOut({ scope })).error).toBeNull();
      expect((await second.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    },
  );

  test('a token issued before the second factor was added still signs its own session out', async () => {
    const { server, clock } = await startWithClock(engine);
    const owner = await server.signedIn();
    const early = (await owner.auth.getSession()).data.session?.access_token;
    const app = await enrolVerified(owner, clock);
    const other = await server.signedIn();
    await passSecondFactor(other, app, clock);
    const headers = { Authorization: `Bearer ${early}` };
    expect((await server.call('/logout', { method: 'POST', headers })).status).toBe(204);
    expect((await owner.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await other.auth.getUser()).error).toBeNull();
  });

  test('ends nothing if the sign-out cannot be recorded', async () => {
    const server = await startAuthServer(engine);
    const client = await server.signedIn();
    await server.database.query.schema.alterTable('audit_events').renameTo('events_away').execute();
    expect((await client.auth.signOut()).error).toMatchObject({ status: 500 });
    await server.database.query.schema.alterTable('events_away').renameTo('audit_events').execute();
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('answers 204 without a body, and refuses an unknown scope', async () => {
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
