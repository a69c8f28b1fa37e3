import {
  AuthApiError,
  AuthError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { callAuth } from './auth-call.ts';
import type { Backend } from './backend.ts';

function openAuth() {
  const done: string[] = [];
  const auth = {
    refreshSession: async () => void done.push('refreshed'),
    signOut: async ({ scope }: { scope: string }) => void done.push(`signed out: ${scope}`),
  } as unknown as Backend['auth'];
  return { auth, done };
}

async function outcomeOf(error: AuthError) {
  const { auth, done } = openAuth();
  return { result: await callAuth(auth, async () => ({ data: null, error })), done };
}

test('what the service gives is handed on', async () => {
  const { auth, done } = openAuth();
  const result = await callAuth(auth, async () => ({ data: { id: 'x' }, error: null }));
  expect([result, done]).toEqual([{ ok: true, data: { id: 'x' } }, []]);
});

test('a refusal is told by its code and left to the screen', async () => {
  for (const error of [
    new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed'),
    new AuthWeakPasswordError('Password should be longer', 422, ['length']),
  ]) {
    expect(await outcomeOf(error)).toEqual({ result: { ok: false, code: error.code }, done: [] });
  }
});

test.each([
  ['session not found', new AuthSessionMissingError()],
  ['user gone', new AuthApiError('gone', 403, 'user_not_found')],
  ['token refused', new AuthApiError('invalid JWT', 403, 'bad_jwt')],
])('a session that is gone is cleared here too: %s', async (_case, error) => {
  expect(await outcomeOf(error)).toEqual({
    result: { ok: false, code: 'session_gone' },
    done: ['signed out: local'],
  });
});

test('a session that owes its second factor learns of it', async () => {
  const { result, done } = await outcomeOf(new AuthApiError('AAL2 required', 403, 'insufficient_aal'));
  expect([result, done]).toEqual([{ ok: false, code: 'insufficient_aal' }, ['refreshed']]);
});

test('an outage is none of the service’s own codes and ends no session', async () => {
  const outages = [
    new AuthRetryableFetchError('Failed to fetch', 0),
    new AuthApiError('Unexpected failure', 500, 'unexpected_failure'),
    new AuthError('odd'),
  ];
  for (const error of outages) {
    expect(await outcomeOf(error)).toEqual({ result: { ok: false, code: 'unexpected' }, done: [] });
  }
  const { auth } = openAuth();
  const thrown = await callAuth(auth, async () => Promise.reject(new TypeError('offline')));
  expect(thrown).toEqual({ ok: false, code: 'unexpected' });
});
