/** Refreshing a session: normally, when an answer is lost, and when a token is stolen. */
import type { Session } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { type AuthServer, startAuthServer } from './auth-support.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(engines)('refreshing on $name', (engine) => {
  test('the client gets new tokens for the same session', async () => {
    const server = await startAuthServer(engine);
    const client = await server.signedIn();
    const before = await sessionOf(client);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.refresh_token);
    expect(sessionId(data.session)).toBe(sessionId(before));
    expect(data.user?.id).toBe(before.user.id);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('twenty concurrent requests advance the session by one and get the same successor', async () => {
    const server = await startAuthServer(engine);
    const { refresh_token: token } = await sessionOf(await server.signedIn());
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(server, token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
    const rows = await server.database.query.selectFrom('sessions').select('refresh_counter').execute();
    expect(rows).toEqual([{ refresh_counter: 1 }]);
  });

  test('a lost answer can be fetched again any number of times', async () => {
    const server = await startAuthServer(engine);
    const { refresh_token: token } = await sessionOf(await server.signedIn());
    const lost = await refresh(server, token);
    const again = await refresh(server, token);
    const onceMore = await refresh(server, token);
    expect([lost, again, onceMore].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.body.refresh_token).toBe(lost.body.refresh_token);
    expect(onceMore.body.refresh_token).toBe(lost.body.refresh_token);
  });

  test('a token two generations old ends the session, for the thief and for the owner', async () => {
    const server = await startAuthServer(engine);
    const client = await server.signedIn();
    const stolen = (await sessionOf(client)).refresh_token;
    await client.auth.refreshSession();
    await client.auth.refreshSession();
    const newest = (await sessionOf(client)).refresh_token;
    expect(await refresh(server, stolen)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used', msg: 'Invalid Refresh Token: Already Used' },
    });
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect(await refresh(server, newest)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token: Refresh Token Not Found' },
    });
  });

  test('the token of a signed-out session is not found', async () => {
    const server = await startAuthServer(engine);
    const client = await server.signedIn();
    const { refresh_token: token } = await sessionOf(client);
    await client.auth.signOut();
    const { error } = await server.client().auth.refreshSession({ refresh_token: token });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  test('text that cannot be a token is not valid', async () => {
    const server = await startAuthServer(engine);
    const { refresh_token: token } = await sessionOf(await server.signedIn());
    for (const wrong of ['', 'curto', token.slice(0, -1), `${token}A`, `B${token.slice(1)}`]) {
      expect(await refresh(server, wrong)).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed', msg: 'Refresh token is not valid' },
      });
    }
  });

  test('a session that is not used for fourteen days has ended', async () => {
    const { server, clock, token } = await startSignedIn();
    clock.ms += 13 * dayMs;
    const { body } = await refresh(server, token);
    clock.ms += 14 * dayMs + 1;
    expect(await refresh(server, body.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: 'session_expired', msg: 'Invalid Refresh Token: Session Expired (Inactivity)' },
    });
    expect(await server.database.query.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  test('a session ends thirty days after the sign-in, however often it is refreshed', async () => {
    const { server, clock, token } = await startSignedIn();
    let { body } = await refresh(server, token);
    for (let week = 0; week < 4; week += 1) {
      clock.ms += 7 * dayMs;
      body = (await refresh(server, body.refresh_token)).body;
    }
    clock.ms += 2 * dayMs - 60_000;
    body = (await refresh(server, body.refresh_token)).body;
    const call = () => server.call('/user', { headers: { Authorization: `Bearer ${body.access_token}` } });
    expect((await call()).status).toBe(200);
    // The access token is valid for an hour more, but its session is over.
    clock.ms += 60_001;
    const refused = await call();
    expect([refused.status, (await refused.json()).error_code]).toEqual([403, 'session_not_found']);
    expect(await refresh(server, body.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: 'session_expired', msg: 'Invalid Refresh Token: Session Expired' },
    });
  });

  test('a session from the time when the clock was far ahead ends once the clock is right', async () => {
    const { server, clock } = await startSignedIn();
    clock.ms += 400 * dayMs;
    const { refresh_token: token, access_token: access } = await sessionOf(await server.signedIn());
    clock.ms -= 400 * dayMs;
    const answer = await server.call('/user', { headers: { Authorization: `Bearer ${access}` } });
    expect(answer.status).toBe(403);
    expect(await refresh(server, token)).toMatchObject({
      status: 400,
      body: { error_code: 'session_expired' },
    });
  });

  async function startSignedIn() {
    const clock = { ms: Date.now() };
    const server = await startAuthServer(engine, { clock: () => new Date(clock.ms) });
    return { server, clock, token: (await sessionOf(await server.signedIn())).refresh_token };
  }
});

async function refresh(server: AuthServer, token: string) {
  const response = await server.call('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: response.status, body: await response.json() };
}

async function sessionOf(client: Awaited<ReturnType<AuthServer['signedIn']>>): Promise<Session> {
  const { data } = await client.auth.getSession();
  if (data.session === null) throw new Error('not signed in');
  return data.session;
}

function sessionId(session: Session | null): unknown {
  return decodeJwt(session?.access_token ?? '').session_id;
}
