/** Access tokens that must be refused, and the callers that the authenticator tells apart. */
import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { type AuthServer, email, publicKey, startAuthServer } from './auth-support.ts';

describe.each(engines)('access tokens on $name', (engine) => {
  test('a token without a signature is refused', async () => {
    const server = await startAuthServer(engine);
    const { header, claims } = await issueToken(server);
    for (const alg of ['none', 'None', 'NONE']) {
      const unsigned = `${encode({ ...header, alg })}.${encode(claims)}.`;
      expect(await getUser(server, unsigned)).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    }
  });

  test('a token signed with the public key as a shared secret is refused', async () => {
    const server = await startAuthServer(engine);
    const { header, claims } = await issueToken(server);
    const [jwk] = await server.auth.keys.keySet();
    for (const secret of [publicKey, JSON.stringify(jwk)]) {
      const input = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`;
      const signature = createHmac('sha256', secret).update(input).digest('base64url');
      expect(await getUser(server, `${input}.${signature}`)).toMatchObject({
        status: 403,
        body: { error_code: 'bad_jwt' },
      });
    }
  });

  test('a token signed with the caller’s own key is refused, whatever key id or key its header names', async () => {
    const server = await startAuthServer(engine);
    const { header, claims } = await issueToken(server);
    const foreign = await generateKeyPair('ES256', { extractable: true });
    const sign = (extra: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...extra }).sign(foreign.privateKey);

    expect(await getUser(server, await sign({ kid: '../../etc/passwd' }))).toMatchObject({
      status: 403,
      body: { msg: 'invalid JWT: No matching signing key found in JWKS' },
    });
    expect(await getUser(server, await sign({}))).toMatchObject({
      status: 403,
      body: { msg: 'invalid JWT: No matching signing key found in JWKS' },
    });
    const jwk = await exportJWK(foreign.publicKey);
    expect(await getUser(server, await sign({ kid: header.kid, jwk }))).toMatchObject({
      status: 403,
      body: { msg: 'invalid JWT: Invalid JWT signature' },
    });
  });

  test('a token with changed claims is refused', async () => {
    const server = await startAuthServer(engine);
    const { token, header, claims } = await issueToken(server);
    const forged = `${encode(header)}.${encode({ ...claims, aal: 'aal2' })}.${token.split('.')[2]}`;
    expect(await getUser(server, forged)).toMatchObject({
      status: 403,
      body: { msg: 'invalid JWT: Invalid JWT signature' },
    });
  });

  test('an expired token is refused', async () => {
    const clock = { ms: Date.now() };
    const server = await startAuthServer(engine, { clock: () => new Date(clock.ms) });
    const { token } = await issueToken(server);
    expect((await getUser(server, token)).status).toBe(200);
    clock.ms += 60 * 60 * 1000 + 1000;
    expect(await getUser(server, token)).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    expect(await server.auth.authenticator.authenticate(`Bearer ${token}`)).toMatchObject({
      ok: false,
      failure: { code: 'expired_token' },
    });
  });

  test('one of our own tokens with another audience or issuer, or with invalid claims, is refused', async () => {
    const server = await startAuthServer(engine);
    const { header, claims } = await issueToken(server);
    const { key } = await server.auth.keys.signer();
    const signed = (changed: Record<string, unknown>) =>
      new SignJWT({ ...claims, ...changed }).setProtectedHeader({ ...header, alg: 'ES256' }).sign(key);
    expect((await getUser(server, await signed({}))).status).toBe(200);
    for (const aud of ['anon', ['x'], undefined]) {
      const token = await signed({ aud });
      expect(await getUser(server, token)).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed', msg: "Token audience doesn't match request audience" },
      });
      expect(await server.auth.authenticator.authenticate(`Bearer ${token}`)).toMatchObject({
        ok: false,
        failure: { code: 'wrong_audience' },
      });
    }
    for (const changed of [
      { iss: 'http://elsewhere/auth/v1' },
      { sub: 'x' },
      { session_id: 'x' },
      { aal: 'aal3' },
    ]) {
      expect(await getUser(server, await signed(changed))).toMatchObject({
        status: 403,
        body: { error_code: 'bad_jwt' },
      });
    }
  });

  test('the token of a deleted user is refused', async () => {
    const server = await startAuthServer(engine);
    const { token } = await issueToken(server);
    await server.database.query.deleteFrom('users').execute();
    expect(await getUser(server, token)).toMatchObject({
      status: 403,
      body: { error_code: 'user_not_found' },
    });
  });

  test('with an empty key set every token is refused, with the specified message', async () => {
    const clock = { ms: Date.now() };
    const server = await startAuthServer(engine, { clock: () => new Date(clock.ms) });
    const { token } = await issueToken(server);
    await server.database.query.deleteFrom('signing_keys').execute();
    clock.ms += 11 * 60 * 1000;
    expect(await getUser(server, token)).toMatchObject({
      status: 403,
      body: { error_code: 'bad_jwt', msg: 'invalid JWT: JWKS is empty' },
    });
    const keys = await server.call('/.well-known/jwks.json');
    expect(await keys.json()).toEqual({ keys: [] });
  });

  test('malformed tokens are refused', async () => {
    const server = await startAuthServer(engine);
    for (const text of ['x', 'a.b.c', '..', `${encode({ alg: 'ES256' })}..`]) {
      expect(await getUser(server, text)).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    }
    expect(server.failures).toEqual([]);
  });

  test('the authenticator distinguishes anonymous, signed-in and signed-out callers', async () => {
    const server = await startAuthServer(engine);
    const { authenticator } = server.auth;
    const { token, claims } = await issueToken(server);
    for (const [key, code] of [
      [null, 'missing_key'],
      ['', 'empty_key'],
      ['other', 'wrong_key'],
    ] as const) {
      expect(authenticator.checkPublicKey(key)).toEqual({ ok: false, failure: { code } });
    }
    expect(authenticator.checkPublicKey(publicKey)).toMatchObject({ ok: true });
    for (const authorization of [null, `Bearer ${publicKey}`]) {
      const value = { role: 'anonymous' };
      expect(await authenticator.authenticate(authorization)).toEqual({ ok: true, value });
    }
    expect(await authenticator.authenticate(`Bearer ${token}`)).toEqual({
      ok: true,
      value: {
        role: 'authenticated',
        administrator: expect.objectContaining({ id: claims.sub, email }),
        sessionId: claims.session_id,
        aal: 'aal1',
        isSecondFactorDue: false,
      },
    });
    expect(await authenticator.authenticate('Basic abc')).toEqual({
      ok: false,
      failure: { code: 'malformed_authorization' },
    });
    await server.database.query.deleteFrom('sessions').execute();
    expect(await authenticator.authenticate(`Bearer ${token}`)).toEqual({
      ok: false,
      failure: { code: 'session_gone' },
    });
  });
});

interface IssuedToken {
  token: string;
  header: Record<string, unknown>;
  claims: JWTPayload & { session_id: string };
}

async function issueToken(server: AuthServer): Promise<IssuedToken> {
  const client = await server.signedIn();
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const [header = '', claims = ''] = token.split('.');
  return { token, header: decode(header), claims: decode(claims) };
}

async function getUser(server: AuthServer, token: string) {
  const response = await server.call('/user', { headers: { Authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string) {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}
