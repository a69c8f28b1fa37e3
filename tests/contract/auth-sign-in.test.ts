/** Signing in and reading the user, with the official client. */
import { decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { email, password, publicKey, startAuthServer } from './auth-support.ts';

describe.each(engines)('signing in on $name', (engine) => {
  test('the correct password creates a session, which the client stores', async () => {
    const server = await startAuthServer(engine);
    const client = server.client();
    const secondsNow = () => Math.floor(Date.now() / 1000);
    const before = secondsNow();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.session?.expires_at).toBeGreaterThanOrEqual(before + 3600);
    expect(data.session?.expires_at).toBeLessThanOrEqual(secondsNow() + 3600);
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      is_anonymous: false,
    });
    expect(data.user).not.toHaveProperty('factors');
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect((await client.auth.getSession()).data.session?.access_token).toBe(data.session?.access_token);
  });

  test('the e-mail address matches regardless of case', async () => {
    const server = await startAuthServer(engine);
    const { error } = await server.client().auth.signInWithPassword({ email: ' Dona@Example.COM', password });
    expect(error).toBeNull();
  });

  test('a wrong password and an unknown user get exactly the same answer', async () => {
    const server = await startAuthServer(engine);
    const bodies = [
      { email, password: 'errada demais' },
      { email: 'ninguem@example.com', password },
      { email, password: 'x'.repeat(5000) },
      { email, password: '' },
      { email },
    ];
    const answers = await Promise.all(
      bodies.map(async (body) => {
        const response = await server.call('/token?grant_type=password', {
          method: 'POST',
          body: JSON.stringify(body),
        });
        return [response.status, await response.json()];
      }),
    );
    for (const answer of answers) {
      expect(answer).toEqual([
        400,
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      ]);
    }
    const { error } = await server.client().auth.signInWithPassword({ email, password: 'errada demais' });
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  test('getUser calls the server, and getClaims verifies the token locally', async () => {
    const server = await startAuthServer(engine);
    const client = await server.signedIn();
    const { data: userData } = await client.auth.getUser();
    expect(userData.user?.email).toBe(email);

    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    // Once the session is gone, only local verification can succeed.
    await server.database.query.deleteFrom('sessions').execute();
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({
      iss: 'http://localhost:3000/auth/v1',
      aud: 'authenticated',
      sub: userData.user?.id,
      email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
    });
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('the session of an account without a factor is aal1, and no code is required', async () => {
    const server = await startAuthServer(engine);
    const client = await server.signedIn();
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  test('calls from a client that is not signed in get a 401, not an internal error', async () => {
    const server = await startAuthServer(engine);
    const headers = { Authorization: `Bearer ${publicKey}` };
    const answers = [
      await server.call('/user', { headers }),
      await server.call('/user'),
      await server.call('/user', { headers: { Authorization: 'Basic ZG9uYTpkb25h' } }),
      await server.call('/logout', { method: 'POST', headers }),
      await server.call('/user', { method: 'PUT', headers, body: '{"data":{}}' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error_code: 'no_authorization' });
    }
    expect(server.failures).toEqual([]);
  });

  test('nobody can sign up', async () => {
    const server = await startAuthServer(engine);
    const { auth } = server.client();
    const credentials = { email: 'intrusa@example.com', password };
    expect((await auth.signUp(credentials)).error).toMatchObject({ status: 422, code: 'signup_disabled' });
    expect((await auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
    });
    expect((await auth.signInWithOtp({ email })).error).toMatchObject({ status: 422, code: 'otp_disabled' });
    expect((await auth.resetPasswordForEmail(email)).error).toMatchObject({ status: 404, code: 'not_found' });
    expect(await server.database.query.selectFrom('users').select('id').execute()).toHaveLength(1);
  });
});
