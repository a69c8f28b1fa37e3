/** Second factors by authenticator app: enrolling, listing, verifying and removing them. */
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { resetFactors } from '#domain/auth/factors/reset-factors.ts';
import { engines } from '#tests/support/databases.ts';
import { email } from './auth-support.ts';
import {
  enrol,
  enrolVerified,
  levelOf,
  passSecondFactor,
  startWithClock,
  tokenOf,
} from './factor-support.ts';

describe.each(engines)('factors on $name', (engine) => {
  test('enrolling returns the key as a picture, as text and as a URI, and has no effect yet', async () => {
    const { server } = await startWithClock(engine);
    const client = await server.signedIn();
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Celular' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Celular' });
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<\/svg>$/);
    expect(data?.totp.qr_code).not.toContain('#');
    const uri = new URL(data?.totp.uri ?? '');
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/localhost:dona(@|%40)example\.com\?/);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      algorithm: 'SHA1',
      digits: '6',
      issuer: 'localhost',
      period: '30',
      secret: data?.totp.secret,
    });
    const { data: list } = await client.auth.mfa.listFactors();
    expect(list?.all).toEqual([
      {
        id: data?.id,
        status: 'unverified',
        friendly_name: 'Celular',
        factor_type: 'totp',
        phone: '',
        last_challenged_at: null,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    expect(list?.totp).toEqual([]);
    await client.auth.refreshSession();
    expect(await levelOf(client)).toEqual(['aal1', 'aal1']);
  });

  test('the client may name another issuer, which cannot break the URI', async () => {
    const { server } = await startWithClock(engine);
    const client = await server.signedIn();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Portões: São Paulo & Cia' });
    expect(new URL(data?.totp.uri ?? '').searchParams.get('issuer')).toBe('Portões  São Paulo & Cia');
  });

  test('the first code verifies the factor and raises the session, which the client keeps', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const before = (await client.auth.getSession()).data.session;
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    const app = await enrol(client, clock);
    const challenge = await client.auth.mfa.challenge({ factorId: app.factorId });
    expect(challenge.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'totp',
      expires_at: Math.floor(clock.ms / 1000) + 300,
    });
    const { data, error } = await client.auth.mfa.verify({
      factorId: app.factorId,
      challengeId: challenge.data?.id ?? '',
      code: app.code(),
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    expect(data?.user.factors).toMatchObject([{ id: app.factorId, status: 'verified' }]);
    expect(data?.refresh_token).not.toBe(before?.refresh_token);
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
    const claims = (await client.auth.getClaims()).data?.claims;
    expect(claims?.session_id).toBe(decodeJwt(before?.access_token ?? '').session_id);
    expect(claims?.amr).toEqual([
      { method: 'totp', timestamp: Math.floor(clock.ms / 1000) },
      { method: 'password', timestamp: expect.any(Number) },
    ]);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
  });

  test('the next sign-in starts at aal1, announces aal2, and reaches it', async () => {
    const { server, clock } = await startWithClock(engine);
    const app = await enrolVerified(await server.signedIn(), clock);
    const client = await server.signedIn();
    expect(await levelOf(client)).toEqual(['aal1', 'aal2']);
    await passSecondFactor(client, app, clock);
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id: app.factorId, last_challenged_at: expect.any(String) }]);
  });

  test('raising a session ends the other aal1 sessions and the unfinished enrolments', async () => {
    const { server, clock } = await startWithClock(engine);
    const here = await server.signedIn();
    const elsewhere = await server.signedIn();
    const unfinished = await enrol(elsewhere, clock, 'Tablet');
    const app = await enrolVerified(here, clock);
    expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await here.auth.mfa.listFactors()).data?.all.map((factor) => factor.id)).toEqual([app.factorId]);
    const gone = await here.auth.mfa.challenge({ factorId: unfinished.factorId });
    expect(gone.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    const again = await server.signedIn();
    await passSecondFactor(again, app, clock);
    expect((await here.auth.getUser()).error).toBeNull();
  });

  test('tokens issued before the second factor stay aal1 and cannot be exchanged for better ones', async () => {
    const { server, clock } = await startWithClock(engine);
    const app = await enrolVerified(await server.signedIn(), clock);
    const client = await server.signedIn();
    const { data: old } = await client.auth.getSession();
    await passSecondFactor(client, app, clock);
    const caller = await server.auth.authenticator.authenticate(`Bearer ${old.session?.access_token}`);
    expect(caller).toMatchObject({ ok: true, value: { aal: 'aal1', isSecondFactorDue: true } });
    const { error } = await server
      .client()
      .auth.refreshSession({ refresh_token: old.session?.refresh_token ?? '' });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    // A replaced token that is used again counts as stolen, so the session has ended.
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('a code used while the clock was far ahead does not block later ones', async () => {
    const { server, clock } = await startWithClock(engine);
    const app = await enrolVerified(await server.signedIn(), clock);
    clock.ms += 400 * 24 * 60 * 60 * 1000;
    await passSecondFactor(await server.signedIn(), app, clock);
    clock.ms -= 400 * 24 * 60 * 60 * 1000;
    const client = await server.signedIn();
    await passSecondFactor(client, app, clock);
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
  });

  test('removing a factor lowers the sessions it had raised', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const app = await enrolVerified(client, clock);
    const other = await server.signedIn();
    await passSecondFactor(other, app, clock);
    const { data, error } = await client.auth.mfa.unenroll({ factorId: app.factorId });
    expect(error).toBeNull();
    expect(data).toEqual({ id: app.factorId });
    for (const one of [client, other]) {
      expect(await server.auth.authenticator.authenticate(`Bearer ${await tokenOf(one)}`)).toMatchObject({
        value: { aal: 'aal1', isSecondFactorDue: false },
      });
      await one.auth.refreshSession();
      expect(await levelOf(one)).toEqual(['aal1', 'aal1']);
      const claims = (await one.auth.getClaims()).data?.claims;
      expect(claims?.amr).toMatchObject([{ method: 'password' }]);
    }
  });

  test('removing a factor leaves alone the sessions that another factor raised', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const first = await enrolVerified(client, clock, 'Celular');
    await enrolVerified(client, clock, 'Tablet');
    await client.auth.mfa.unenroll({ factorId: first.factorId });
    await client.auth.refreshSession();
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
  });

  test('after a lost phone, the command line removes the factors and ends the sessions', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    await enrolVerified(client, clock);
    expect(await resetFactors(server.auth, ' Dona@Example.com')).toEqual({ ok: true, value: 1 });
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect(await levelOf(await server.signedIn())).toEqual(['aal1', 'aal1']);
  });

  test('the next enrolment deletes an abandoned one, but not one with an open challenge', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    await enrol(client, clock, 'Abandonado');
    const slow = await enrol(client, clock, 'Devagar');
    clock.ms += 301_000;
    const challenge = await client.auth.mfa.challenge({ factorId: slow.factorId });
    const again = await enrol(client, clock, 'Abandonado');
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map((factor) => factor.id)).toEqual([slow.factorId, again.factorId]);
    const verified = await client.auth.mfa.verify({
      factorId: slow.factorId,
      challengeId: challenge.data?.id ?? '',
      code: slow.code(),
    });
    expect(verified.error).toBeNull();
  });

  test('after enrolling, no answer of the API and no stored row holds the key in plain text', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const app = await enrolVerified(client, clock);
    expect(JSON.stringify((await client.auth.getUser()).data)).not.toContain(app.secret);
    expect(JSON.stringify((await client.auth.refreshSession()).data)).not.toContain(app.secret);
    const row = await server.database.query.selectFrom('mfa_factors').selectAll().executeTakeFirstOrThrow();
    expect(row.secret).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toContain(app.secret);
  });
});
