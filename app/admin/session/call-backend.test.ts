/** Answers of the auth service and of the tables become the same kind of result, with the same consequences. */
import {
  AuthApiError,
  AuthError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Backend } from './backend.ts';
import { callAuth, callTable } from './call-backend.ts';

/** @param error why the stored session cannot be read */
function fakeBackend(isSignedIn = true, error: AuthError | null = null) {
  const sessionActions: string[] = [];
  const backend = {
    auth: {
      getSession: async () => ({ data: { session: isSignedIn ? {} : null }, error }),
      refreshSession: async () => void sessionActions.push('refreshed'),
      signOut: async ({ scope }: { scope: string }) => void sessionActions.push(`signed out: ${scope}`),
    },
  } as unknown as Backend;
  return { backend, sessionActions };
}

async function callWithError(error: AuthError) {
  const { backend, sessionActions } = fakeBackend();
  const result = await callAuth(backend.auth, async () => ({ data: null, error }));
  return { code: result.ok ? null : result.failure.code, sessionActions };
}

async function queryWithError(status: number, error: { code?: string; details?: string } = {}) {
  const { backend, sessionActions } = fakeBackend();
  const answer = {
    data: null,
    count: null,
    status,
    error: { code: '', message: 'no', details: null, ...error },
  };
  const result = await callTable(backend, z.unknown(), async () => answer);
  return { code: result.ok ? null : result.failure.code, sessionActions };
}

test('the data of the auth service becomes the value of the result', async () => {
  const { backend, sessionActions } = fakeBackend();
  const result = await callAuth(backend.auth, async () => ({ data: { id: 'x' }, error: null }));
  expect([result, sessionActions]).toEqual([{ ok: true, value: { id: 'x' } }, []]);
});

test('a refusal keeps its code and its message and has no other consequence', async () => {
  for (const error of [
    new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed'),
    new AuthWeakPasswordError('Password should be longer', 422, ['length']),
  ]) {
    const { backend, sessionActions } = fakeBackend();
    const result = await callAuth(backend.auth, async () => ({ data: null, error }));
    expect(result).toMatchObject({ ok: false, failure: { code: error.code, message: error.message } });
    expect(sessionActions).toEqual([]);
  }
});

test.each([
  ['no session', new AuthSessionMissingError()],
  ['user gone', new AuthApiError('gone', 403, 'user_not_found')],
  ['session gone', new AuthApiError('gone', 403, 'session_not_found')],
  ['token refused', new AuthApiError('invalid JWT', 403, 'bad_jwt')],
])('a session that has ended on the server ends in the browser: %s', async (_case, error) => {
  expect(await callWithError(error)).toEqual({
    code: 'session_ended',
    sessionActions: ['signed out: local'],
  });
});

test('a session without its second factor is renewed, so that the code step appears', async () => {
  const error = new AuthApiError('AAL2 required', 403, 'insufficient_aal');
  expect(await callWithError(error)).toEqual({ code: 'second_factor_due', sessionActions: ['refreshed'] });
});

test.each([
  ['unreachable', new AuthRetryableFetchError('Failed to fetch', 0)],
  ['failed', new AuthApiError('Unexpected failure', 500, 'unexpected_failure')],
  ['failed', new AuthError('odd')],
  ['refused', new AuthApiError('Signups not allowed', 422, 'signup_disabled')],
])('any other error does not end the session: %s', async (code, error) => {
  expect(await callWithError(error)).toEqual({ code, sessionActions: [] });
});

test('a failure of the old session does not end a session that another tab has begun, and the call is repeated with the new one', async () => {
  const signedOut: string[] = [];
  const tokens = ['old', 'new'];
  const auth = {
    getSession: async () => ({ data: { session: { access_token: tokens[0] } }, error: null }),
    signOut: async () => void signedOut.push(String(tokens[0])),
  } as unknown as Backend['auth'];
  const result = await callAuth(auth, async () => {
    const used = tokens[0];
    if (used === 'new') return { data: used, error: null };
    tokens.shift();
    return { data: null, error: new AuthApiError('gone', 403, 'session_not_found') };
  });
  expect([result, signedOut]).toEqual([{ ok: true, value: 'new' }, []]);
});

test('an error that the client throws becomes a failure, like one that it returns', async () => {
  const { backend } = fakeBackend();
  const thrown = await callAuth(backend.auth, () => Promise.reject(new TypeError('offline')));
  expect(thrown).toMatchObject({ ok: false, failure: { code: 'failed', message: 'offline' } });
});

test('the rows and the count of a table become the value of the result', async () => {
  const { backend, sessionActions } = fakeBackend();
  const answer = { data: [{ id: 'x' }], count: 7, status: 200, error: null };
  expect(await callTable(backend, z.array(z.object({ id: z.string() })), async () => answer)).toEqual({
    ok: true,
    value: { data: [{ id: 'x' }], count: 7 },
  });
  expect(sessionActions).toEqual([]);
});

test('malformed rows count as a failure of the service', async () => {
  const { backend, sessionActions } = fakeBackend();
  const answer = { data: [{ id: 7 }], count: null, status: 200, error: null };
  const result = await callTable(backend, z.array(z.object({ id: z.string() })), async () => answer);
  expect(result).toMatchObject({ ok: false, failure: { code: 'failed' } });
  expect(sessionActions).toEqual([]);
});

test('a 401 or a missing second factor has the same consequences on a table as on the auth service', async () => {
  expect(await queryWithError(401, { code: 'PGRST301' })).toEqual({
    code: 'session_ended',
    sessionActions: ['signed out: local'],
  });
  for (const purpose of ['read', 'write']) {
    const details = `AAL2 session is required to ${purpose} when MFA is enabled.`;
    expect(await queryWithError(403, { code: '42501', details })).toEqual({
      code: 'second_factor_due',
      sessionActions: ['refreshed'],
    });
  }
});

test.each([
  ['already_exists', 409, '23505'],
  ['rule_broken', 400, '23514'],
  ['past_the_end', 416, 'PGRST103'],
  ['refused', 400, 'PGRST100'],
  ['failed', 500, 'XX000'],
  ['unreachable', 0, ''],
])('a failed query gets its own code and does not end the session: %s', async (code, status, serviceCode) => {
  expect(await queryWithError(status, { code: serviceCode })).toEqual({ code, sessionActions: [] });
});

test('no query is sent without a session, and a session that cannot be renewed offline is kept', async () => {
  let queries = 0;
  const query = async () => {
    queries += 1;
    return { data: null, count: null, status: 200, error: null };
  };
  const signedOut = fakeBackend(false);
  expect(await callTable(signedOut.backend, z.unknown(), query)).toMatchObject({
    failure: { code: 'session_ended' },
  });
  const offline = fakeBackend(false, new AuthRetryableFetchError('Failed to fetch', 0));
  expect(await callTable(offline.backend, z.unknown(), query)).toMatchObject({
    failure: { code: 'unreachable' },
  });
  expect([queries, offline.sessionActions]).toEqual([0, []]);
});
