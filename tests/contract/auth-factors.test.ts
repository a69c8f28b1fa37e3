/** Second factors by authenticator app: enrolling, listing, giving a code, taking one away. */
import { describe, expect, test } from 'vitest';
import { resetFactors } from '#domain/auth/factors/unenrol-factor.ts';
import { engines } from '#tests/support/databases.ts';
import { email, publicKey } from './auth-support.ts';
import { enrol, enrolVerified, levelOf, pass, startWithClock, tokenOf } from './factor-support.ts';

describe.each(engines)('factors on $name', (engine) => {
  test('enrolling gives the key as picture, text and address, and counts for nothing yet', async () => {
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

  test('the issuer may be another, and cannot break the address', async () => {
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
    expect(claims?.session_id).toBe(claimsOf(before?.access_token).session_id);
    expect(claims?.amr).toEqual([
      { method: 'totp', timestamp: Math.floor(clock.ms / 1000) },
      { method: 'password', timestamp: expect.any(Number) },
    ]);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
  });

  test('the next sign-in starts at aal1, says that aal2 is to come, and gets there', async () => {
    const { server, clock } = await startWithClock(engine);
    const app = await enrolVerified(await server.signedIn(), clock);
    const client = await server.signedIn();
    expect(await levelOf(client)).toEqual(['aal1', 'aal2']);
    await pass(client, app, clock);
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id: app.factorId, last_challenged_at: expect.any(String) }]);
  });

  test('raising a session closes the other ones of one factor, and the enrolments left open', async () => {
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
    await pass(again, app, clock);
    expect((await here.auth.getUser()).error).toBeNull();
  });

  test('tokens of before the second factor are worth no more than before, and fetch nothing better', async () => {
    const { server, clock } = await startWithClock(engine);
    const app = await enrolVerified(await server.signedIn(), clock);
    const client = await server.signedIn();
    const { data: old } = await client.auth.getSession();
    await pass(client, app, clock);
    const access = await server.auth.access.verify(publicKey, `Bearer ${old.session?.access_token}`);
    expect(access).toMatchObject({ ok: true, access: { aal: 'aal1', isSecondFactorDue: true } });
    const { error } = await server
      .client()
      .auth.refreshSession({ refresh_token: old.session?.refresh_token ?? '' });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    // An old token come back is a stolen one: the session has ended.
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('a factor taken away lowers what it had raised', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const app = await enrolVerified(client, clock);
    const other = await server.signedIn();
    await pass(other, app, clock);
    const { data, error } = await client.auth.mfa.unenroll({ factorId: app.factorId });
    expect(error).toBeNull();
    expect(data).toEqual({ id: app.factorId });
    for (const one of [client, other]) {
      expect(await server.auth.access.verify(publicKey, `Bearer ${await tokenOf(one)}`)).toMatchObject({
        access: { aal: 'aal1', isSecondFactorDue: false },
      });
      await one.auth.refreshSession();
      expect(await levelOf(one)).toEqual(['aal1', 'aal1']);
      const claims = (await one.auth.getClaims()).data?.claims;
      expect(claims?.amr).toMatchObject([{ method: 'password' }]);
    }
  });

  test('of two factors the one not used for a session may go without lowering it', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const first = await enrolVerified(client, clock, 'Celular');
    await enrolVerified(client, clock, 'Tablet');
    await client.auth.mfa.unenroll({ factorId: first.factorId });
    await client.auth.refreshSession();
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
  });

  test('a lost phone: the owner of the server takes the factors away, and the sessions with them', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    await enrolVerified(client, clock);
    expect(await resetFactors(server.database, ' Dona@Example.com', new Date())).toEqual({
      ok: true,
      removed: 1,
    });
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect(await levelOf(await server.signedIn())).toEqual(['aal1', 'aal1']);
  });

  test('an enrolment nobody finished is swept by the next one, one with an open question is not', async () => {
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

  test('no answer of the API and no row at rest holds the key in clear after enrolling', async () => {
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

function claimsOf(token = ''): { session_id?: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
