/** Access tokens nobody should believe. */
import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createSecretBox } from '#domain/auth/secret-box.ts';
import { createSigningKeys } from '#domain/auth/signing-keys.ts';
import { engines } from '#tests/support/databases.ts';
import { type AuthServer, publicKey, secretKey, startAuthServer } from './auth-support.ts';

describe.each(engines)('access tokens on $name', (engine) => {
  test('a token without a signature is refused', async () => {
    const server = await startAuthServer(engine);
    const { header, claims } = await genuine(server);
    for (const alg of ['none', 'None', 'NONE']) {
      const unsigned = `${encode({ ...header, alg })}.${encode(claims)}.`;
      expect(await ask(server, unsigned)).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    }
  });

  test('a token signed with the public key as a shared secret is refused', async () => {
    const server = await startAuthServer(engine);
    const { header, claims } = await genuine(server);
    const [jwk] = await server.auth.publicKeys();
    for (const secret of [publicKey, JSON.stringify(jwk)]) {
      const input = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`;
      const signature = createHmac('sha256', secret).update(input).digest('base64url');
      expect(await ask(server, `${input}.${signature}`)).toMatchObject({
        status: 403,
        body: { error_code: 'bad_jwt' },
      });
    }
  });

  test('a key of the caller is refused, named by an id of its own, by ours, or carried along', async () => {
    const server = await startAuthServer(engine);
    const { header, claims } = await genuine(server);
    const foreign = await generateKeyPair('ES256', { extractable: true });
    const sign = (extra: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...extra }).sign(foreign.privateKey);

    expect(await ask(server, await sign({ kid: '../../etc/passwd' }))).toMatchObject({
      status: 403,
      body: { msg: 'invalid JWT: No matching signing key found in JWKS' },
    });
    expect(await ask(server, await sign({}))).toMatchObject({
      status: 403,
      body: { msg: 'invalid JWT: No matching signing key found in JWKS' },
    });
    const jwk = await exportJWK(foreign.publicKey);
    expect(await ask(server, await sign({ kid: header.kid, jwk }))).toMatchObject({
      status: 403,
      body: { msg: 'invalid JWT: Invalid JWT signature' },
    });
  });

  test('a token whose claims were changed is refused', async () => {
    const server = await startAuthServer(engine);
    const { token, header, claims } = await genuine(server);
    const forged = `${encode(header)}.${encode({ ...claims, aal: 'aal2' })}.${token.split('.')[2]}`;
    expect(await ask(server, forged)).toMatchObject({
      status: 403,
      body: { msg: 'invalid JWT: Invalid JWT signature' },
    });
  });

  test('a token past its hour is refused', async () => {
    const clock = { ms: Date.now() };
    const server = await startAuthServer(engine, { now: () => new Date(clock.ms) });
    const { token } = await genuine(server);
    expect((await ask(server, token)).status).toBe(200);
    clock.ms += 60 * 60 * 1000 + 1000;
    expect(await ask(server, token)).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    expect(await server.auth.access.verify(publicKey, `Bearer ${token}`)).toEqual({
      ok: false,
      failure: { code: 'expired_token' },
    });
  });

  test('a token of ours for another audience, issuer or kind of user is refused', async () => {
    const server = await startAuthServer(engine);
    const { header, claims } = await genuine(server);
    const keys = createSigningKeys(server.database.query, createSecretBox(secretKey), () => new Date());
    const { key } = await keys.signer();
    const signed = (changed: Record<string, unknown>) =>
      new SignJWT({ ...claims, ...changed }).setProtectedHeader({ ...header, alg: 'ES256' }).sign(key);
    expect((await ask(server, await signed({}))).status).toBe(200);
    for (const aud of ['anon', ['x'], undefined]) {
      const token = await signed({ aud });
      expect(await ask(server, token)).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed', msg: "Token audience doesn't match request audience" },
      });
      expect(await server.auth.access.verify(publicKey, `Bearer ${token}`)).toMatchObject({
        ok: false,
        failure: { code: 'invalid_token' },
      });
    }
    for (const changed of [
      { iss: 'http://elsewhere/auth/v1' },
      { sub: 'x' },
      { session_id: 'x' },
      { aal: 'aal3' },
    ]) {
      expect(await ask(server, await signed(changed))).toMatchObject({
        status: 403,
        body: { error_code: 'bad_jwt' },
      });
    }
  });

  test('a token of a removed user is refused', async () => {
    const server = await startAuthServer(engine);
    const { token } = await genuine(server);
    await server.database.query.deleteFrom('users').execute();
    expect(await ask(server, token)).toMatchObject({ status: 403, body: { error_code: 'user_not_found' } });
  });

  test('without any key in the set every token is refused, in the specified words', async () => {
    const clock = { ms: Date.now() };
    const server = await startAuthServer(engine, { now: () => new Date(clock.ms) });
    const { token } = await genuine(server);
    await server.database.query.deleteFrom('signing_keys').execute();
    clock.ms += 11 * 60 * 1000;
    expect(await ask(server, token)).toMatchObject({
      status: 403,
      body: { error_code: 'bad_jwt', msg: 'invalid JWT: JWKS is empty' },
    });
    const keys = await server.call('/.well-known/jwks.json');
    expect(await keys.json()).toEqual({ keys: [] });
  });

  test('nonsense is refused', async () => {
    const server = await startAuthServer(engine);
    for (const text of [
      'x',
      'a.b.c',
      '..',
      `${encode({ alg: 'ES256' })}..`,
      'é'.normalize('NFD').slice(0, 1),
    ]) {
      expect(await ask(server, text)).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    }
    expect(server.failures).toEqual([]);
  });

  test('the verifier tells anonymous, signed in and signed out apart', async () => {
    const server = await startAuthServer(engine);
    const { access } = server.auth;
    const { token, claims } = await genuine(server);
    expect(await access.verify(null, null)).toEqual({ ok: false, failure: { code: 'missing_key' } });
    expect(await access.verify('other', null)).toEqual({ ok: false, failure: { code: 'wrong_key' } });
    expect(await access.verify(publicKey, null)).toEqual({ ok: true, access: { role: 'anonymous' } });
    expect(await access.verify(publicKey, `Bearer ${publicKey}`)).toEqual({
      ok: true,
      access: { role: 'anonymous' },
    });
    expect(await access.verify(publicKey, `Bearer ${token}`)).toEqual({
      ok: true,
      access: {
        role: 'authenticated',
        userId: claims.sub,
        sessionId: claims.session_id,
        aal: 'aal1',
        isSecondFactorDue: false,
      },
    });
    expect(await access.verify(publicKey, 'Basic abc')).toMatchObject({
      ok: false,
      failure: { code: 'invalid_token' },
    });
    await server.database.query.deleteFrom('sessions').execute();
    expect(await access.verify(publicKey, `Bearer ${token}`)).toEqual({
      ok: false,
      failure: { code: 'session_gone' },
    });
  });
});

interface Genuine {
  token: string;
  header: Record<string, unknown>;
  claims: JWTPayload & { session_id: string };
}

async function genuine(server: AuthServer): Promise<Genuine> {
  const client = await server.signedIn();
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const [header = '', claims = ''] = token.split('.');
  return { token, header: decode(header), claims: decode(claims) };
}

async function ask(server: AuthServer, token: string) {
  const response = await server.call('/user', { headers: { Authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string) {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}
