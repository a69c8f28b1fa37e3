/** Listing and ending one's own sessions: two calls that are not part of the official protocol. */
import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { engines } from '#tests/support/databases.ts';
import { type AuthServer, email, password } from './auth-support.ts';
import { enrolVerified, passSecondFactor, startWithClock, tokenOf } from './factor-support.ts';

interface Listed {
  id: string;
  aal: string;
  created_at: string;
  refreshed_at: string;
  user_agent: string | null;
  is_current: boolean;
}

describe.each(engines)('active sessions on $name', (engine) => {
  test('are listed with time and user agent, the current one first', async () => {
    const { server, clock } = await startWithClock(engine);
    const phone = await signInAs(server, 'Telefone/1.0 (Android)');
    clock.nextStep();
    const desk = await signInAs(server, 'Mesa/2.0\t(Linux)');
    const listed = await list(server, phone);
    expect(listed.map((session) => [session.user_agent, session.aal, session.is_current])).toEqual([
      ['Telefone/1.0 (Android)', 'aal1', true],
      ['Mesa/2.0(Linux)', 'aal1', false],
    ]);
    const [first] = listed;
    expect(new Date(first?.created_at ?? '').getTime()).toBe(clock.ms - 30_000);
    expect(first?.refreshed_at).toBe(first?.created_at);
    expect(JSON.stringify(listed)).not.toContain('refresh_key');
    expect((await list(server, desk)).map((session) => session.is_current)).toEqual([true, false]);
  });

  test('can be ended, both the current one and any other', async () => {
    const { server } = await startWithClock(engine);
    const here = await server.signedIn();
    const elsewhere = await server.signedIn();
    const token = (await elsewhere.auth.getSession()).data.session?.refresh_token ?? '';
    const other = (await list(server, here)).find((session) => !session.is_current);
    const ended = await end(server, here, other?.id);
    expect([ended.status, await ended.text()]).toEqual([204, '']);
    expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await server.client().auth.refreshSession({ refresh_token: token })).error).toMatchObject({
      code: 'refresh_token_not_found',
    });
    const [current] = await list(server, here);
    expect((await end(server, here, current?.id)).status).toBe(204);
    expect((await here.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('cannot be ended by another user', async () => {
    const { server } = await startWithClock(engine);
    const mine = await server.signedIn();
    await createAdministrator(server.auth, { email: 'outra@example.com', password });
    const stranger = server.client();
    await stranger.auth.signInWithPassword({ email: 'outra@example.com', password });
    const [own] = await list(server, mine);
    expect(await list(server, stranger)).toHaveLength(1);
    for (const id of [own?.id, randomUUID(), 'sessao']) {
      const refused = await end(server, stranger, id);
      expect(refused.status).toBe(404);
      expect(await refused.json()).toMatchObject({ error_code: 'not_found' });
    }
    expect((await mine.auth.getUser()).error).toBeNull();
    expect((await server.call('/sessions')).status).toBe(401);
    expect((await server.call(`/sessions/${own?.id}`, { method: 'DELETE' })).status).toBe(401);
  });

  test('require the second factor once there is one', async () => {
    const { server, clock } = await startWithClock(engine);
    const owner = await server.signedIn();
    const app = await enrolVerified(owner, clock);
    const thief = await server.signedIn();
    const headers = { Authorization: `Bearer ${await tokenOf(thief)}` };
    const [current] = await list(server, owner);
    for (const answer of [
      await server.call('/sessions', { headers }),
      await end(server, thief, current?.id),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error_code: 'insufficient_aal' });
    }
    expect((await owner.auth.getUser()).error).toBeNull();
    await passSecondFactor(thief, app, clock);
    expect((await list(server, thief)).map((session) => session.aal)).toEqual(['aal2', 'aal2']);
  });
});

async function signInAs(server: AuthServer, userAgent: string): Promise<SupabaseClient> {
  const response = await server.call('/token?grant_type=password', {
    method: 'POST',
    headers: { 'User-Agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  const client = server.client();
  await client.auth.setSession(await response.json());
  return client;
}

async function list(server: AuthServer, client: SupabaseClient): Promise<Listed[]> {
  const headers = { Authorization: `Bearer ${await tokenOf(client)}` };
  const response = await server.call('/sessions', { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return (await response.json()).sessions;
}

async function end(server: AuthServer, client: SupabaseClient, id: string | undefined): Promise<Response> {
  const headers = { Authorization: `Bearer ${await tokenOf(client)}` };
  return server.call(`/sessions/${id}`, { method: 'DELETE', headers });
}
