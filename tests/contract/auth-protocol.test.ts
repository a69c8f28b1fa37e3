/** The protocol on the wire: error bodies, headers, keys, and bodies that no official client would send. */

import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#domain/auth/passwords/password-hash.ts';
import { endpoints } from '#server/auth-api/endpoints.ts';
import { engines } from '#tests/support/databases.ts';
import { type AuthServer, email, password, publicKey, startAuthServer } from './auth-support.ts';

const currentVersion = { 'X-Supabase-Api-Version': '2024-01-01' };

describe.each(engines)('the protocol on $name', (engine) => {
  test('errors have the format of the API version that the request names', async () => {
    const server = await startAuthServer(engine);
    const body = JSON.stringify({ email, password: 'errada demais' });
    const path = '/token?grant_type=password';
    const current = await server.call(path, { method: 'POST', headers: currentVersion, body });
    expect(current.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
    expect(current.headers.get('X-SB-Error-Code')).toBe('invalid_credentials');
    expect(await current.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    for (const version of [undefined, '2023-12-31', 'tomorrow']) {
      const headers = version === undefined ? {} : { 'X-Supabase-Api-Version': version };
      const older = await server.call(path, { method: 'POST', headers, body });
      expect(older.headers.has('X-Supabase-Api-Version')).toBe(false);
      expect(await older.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
    }
  });

  test('only the key set may be cached', async () => {
    const server = await startAuthServer(engine);
    const answers = await Promise.all([
      server.call('/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email, password }),
      }),
      server.call('/user'),
      server.call('/user', { headers: { apikey: 'wrong' } }),
      server.call('/nowhere'),
    ]);
    for (const answer of answers) expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const keys = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
    expect(keys.headers.get('Cache-Control')).toBe('public, max-age=600');
  });

  test('the key set is public and contains no private key', async () => {
    const server = await startAuthServer(engine);
    const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
    expect(answer.status).toBe(200);
    const { keys } = await answer.json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).sort()).toEqual(
      ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'].sort(),
    );
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] });
  });

  test('every path except the key set requires the public key', async () => {
    const server = await startAuthServer(engine);
    const keySet = '/.well-known/jwks.json';
    const guarded = [...endpoints, { method: 'GET', path: '/nowhere' }].filter(({ path }) => path !== keySet);
    expect(guarded.length).toBeGreaterThan(10);
    for (const { method, path } of guarded) {
      const url = `${server.url}/auth/v1${path}`;
      const without = await fetch(url, { method });
      const wrong = await fetch(url, { method, headers: { apikey: 'another-installation' } });
      expect([path, without.status, wrong.status]).toEqual([path, 401, 401]);
      expect(await without.json(), path).toMatchObject({ msg: 'No API key found in request' });
      expect(await wrong.json(), path).toMatchObject({ msg: 'Invalid API key' });
    }
  });

  test('invalid JSON and JSON that is not an object are refused, and an empty body counts as an empty object', async () => {
    const server = await startAuthServer(engine);
    const path = '/token?grant_type=password';
    const answers: unknown[] = [];
    for (const body of ['{"email":', '[]', 'null', '"text"', '', '   ', '{"email":7}', '{"phone":"119"}']) {
      const answer = await server.call(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json;charset=UTF-8' },
        body,
      });
      answers.push([body, answer.status, (await answer.json()).error_code]);
    }
    expect(answers).toEqual([
      ['{"email":', 400, 'bad_json'],
      ['[]', 400, 'bad_json'],
      ['null', 400, 'bad_json'],
      ['"text"', 400, 'bad_json'],
      ['', 400, 'validation_failed'],
      ['   ', 400, 'validation_failed'],
      ['{"email":7}', 400, 'validation_failed'],
      ['{"phone":"119"}', 422, 'phone_provider_disabled'],
    ]);
    expect(server.failures).toEqual([]);
  });

  test('an unknown grant is refused', async () => {
    const server = await startAuthServer(engine);
    for (const query of ['', '?grant_type=pkce', '?grant_type=__proto__']) {
      const answer = await server.call(`/token${query}`, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error_code: 'invalid_credentials',
        msg: 'unsupported_grant_type',
      });
    }
  });

  test('characters that a database cannot store are refused or replaced, and never cause an internal error', async () => {
    const server = await startAuthServer(engine);
    const token = (await (await server.signedIn()).auth.getSession()).data.session?.access_token;
    const headers = { Authorization: `Bearer ${token}` };
    const nul = '\\u0000';
    const half = '\\ud800';
    const answers: unknown[] = [];
    for (const [method, path, body] of [
      ['POST', '/token?grant_type=password', `{"email":"a${nul}b@x.y","password":"x"}`],
      ['POST', '/token?grant_type=password', `{"email":"a${half}b@x.y","password":"x${nul}${half}"}`],
      ['POST', '/token?grant_type=refresh_token', `{"refresh_token":"${nul}"}`],
      ['POST', '/factors', `{"factor_type":"totp","friendly_name":"a${nul}"}`],
      ['POST', '/factors', '{"factor_type":"totp","friendly_name":"a\\nb"}'],
      ['POST', '/factors', `{"factor_type":"totp","issuer":"${nul}"}`],
      ['POST', '/factors', `{"factor_type":"totp","friendly_name":"${half}"}`],
      ['POST', '/factors', `{"factor_type":"totp","friendly_name":"${half}"}`],
      ['PUT', '/user', `{"data":{"a${nul}":"${nul}${half}"}}`],
      ['POST', '/signup', `{"email":"${nul}"}`],
    ] as const) {
      const answer = await server.call(path, { method, headers, body });
      answers.push([body, answer.status, (await answer.json()).error_code]);
    }
    expect(answers.map((answer) => (answer as unknown[]).slice(1))).toEqual([
      [400, 'validation_failed'],
      [400, 'invalid_credentials'],
      [400, 'validation_failed'],
      [400, 'validation_failed'],
      [400, 'validation_failed'],
      [400, 'validation_failed'],
      [200, undefined],
      [422, 'mfa_factor_name_conflict'],
      [200, undefined],
      [400, 'validation_failed'],
    ]);
    expect(server.failures).toEqual([]);
  });

  test('a password may contain any character', async () => {
    const server = await startAuthServer(engine);
    const client = await server.signedIn();
    const odd = 'só “minha” 🔑 ☃ e \ud800';
    expect((await client.auth.updateUser({ password: odd })).error).toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password: odd })).error).toBeNull();
  });

  test('a password with control characters signs in, although it can no longer be chosen', async () => {
    const server = await startAuthServer(engine);
    const client = await server.signedIn();
    const old = 'senha\tcom \u0000 e \ud800';
    const { error } = await client.auth.updateUser({ password: old });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['characters'] });
    const password_hash = await hashPassword(old.toWellFormed());
    await server.database.query.updateTable('users').set({ password_hash }).execute();
    expect((await server.client().auth.signInWithPassword({ email, password: old })).error).toBeNull();
  });

  test('a body over one mebibyte is not read, with or without a Content-Length', async () => {
    const server = await startAuthServer(engine);
    const large = JSON.stringify({ email, password: 'x'.repeat(1024 * 1024) });
    const announced = await server.call('/token?grant_type=password', { method: 'POST', body: large });
    expect(announced.status).toBe(413);
    expect(await announced.json()).toMatchObject({ error_code: 'request_entity_too_large' });
    expect((await sendInPieces(server, large)).status).toBe(413);
    expect((await sendInPieces(server, JSON.stringify({ email, password }))).status).toBe(200);
  });

  test('unknown paths and methods get a 404 with a JSON body', async () => {
    const server = await startAuthServer(engine);
    for (const [method, path] of [
      ['GET', '/settings'],
      ['GET', '/'],
      ['DELETE', '/user'],
      ['POST', '/recover'],
      ['GET', '/admin/users'],
      ['POST', '/.well-known/jwks.json'],
    ] as const) {
      const answer = await server.call(path, { method });
      expect([method, path, answer.status]).toEqual([method, path, 404]);
      expect(await answer.json()).toMatchObject({ error_code: 'not_found' });
    }
  });

  test('a database failure is logged, and the client receives a retryable error', async () => {
    const server = await startAuthServer(engine);
    await server.database.query.schema.alterTable('users').renameTo('users_away').execute();
    const { error } = await server.client().auth.signInWithPassword({ email, password });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 500 });
    expect(error?.message).not.toMatch(/users/);
    expect(server.failures).toHaveLength(1);
  });

  test('the server keeps working after a request is aborted in the middle of its body', async () => {
    const server = await startAuthServer(engine);
    const { port, hostname } = new URL(server.url);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: x\r\napikey: ${publicKey}\r\nContent-Length: 100\r\n\r\n{"email"`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

/** Chunked, so without a Content-Length. */
function sendInPieces(server: AuthServer, text: string): Promise<Response> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return server.call(
    '/token?grant_type=password',
    init as RequestInit & { headers?: Record<string, string> },
  );
}
