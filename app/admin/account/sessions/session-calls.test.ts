import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Backend } from '../../session/backend.ts';
import { confirmNewNetwork, endActiveSession, readSessions } from './session-calls.ts';

const session = {
  id: '4f6c',
  aal: 'aal1',
  created_at: '2026-11-21T10:00:00.000Z',
  refreshed_at: '2026-11-21T11:00:00.000Z',
  user_agent: null,
  is_current: true,
};

function fakeSessionCalls(answer: () => Response, accessToken: string | null = 'token') {
  const sessionActions: string[] = [];
  const sent: { address: string; method: string; headers: Record<string, string> }[] = [];
  const auth = {
    getSession: async () => ({
      data: { session: accessToken === null ? null : { access_token: accessToken } },
      error: null,
    }),
    refreshSession: async () => void sessionActions.push('refreshed'),
    signOut: async () => void sessionActions.push('signed out'),
  } as unknown as Backend['auth'];
  const send = (async (address: string, { method, headers }: RequestInit) => {
    sent.push({ address, method: method ?? '', headers: headers as Record<string, string> });
    return answer();
  }) as typeof fetch;
  return { dependencies: { auth, publicKey: 'key', send }, sent, sessionActions };
}

test('the list is requested with the public key, the token and an API version in which error codes are words', async () => {
  const { dependencies, sent } = fakeSessionCalls(() => Response.json({ sessions: [session] }));
  expect(await readSessions(dependencies)).toMatchObject({
    ok: true,
    value: { sessions: [{ id: '4f6c', is_current: true }], newNetworks: [] },
  });
  expect(sent).toEqual([
    {
      address: '/auth/v1/sessions',
      method: 'GET',
      headers: { apikey: 'key', Authorization: 'Bearer token', 'X-Supabase-Api-Version': '2024-01-01' },
    },
  ]);
});

test('a new network is confirmed by its id, and one that has been confirmed meanwhile counts as confirmed', async () => {
  const confirmed = fakeSessionCalls(() => new Response(null, { status: 204 }));
  expect(await confirmNewNetwork(confirmed.dependencies, '7a1b')).toEqual({ ok: true, value: undefined });
  const address = '/auth/v1/sessions/new-networks/7a1b';
  expect(confirmed.sent[0]).toMatchObject({ address, method: 'DELETE' });
  const gone = fakeSessionCalls(() => Response.json({ code: 'not_found', message: '' }, { status: 404 }));
  expect(await confirmNewNetwork(gone.dependencies, '7a1b')).toEqual({ ok: true, value: undefined });
});

test('a session is ended by its id, and one that has already ended counts as ended', async () => {
  const ended = fakeSessionCalls(() => new Response(null, { status: 204 }));
  expect(await endActiveSession(ended.dependencies, '4f6c')).toEqual({ ok: true, value: undefined });
  expect(ended.sent[0]).toMatchObject({ address: '/auth/v1/sessions/4f6c', method: 'DELETE' });
  const gone = fakeSessionCalls(() => Response.json({ code: 'not_found', message: '' }, { status: 404 }));
  expect(await endActiveSession(gone.dependencies, '4f6c')).toEqual({ ok: true, value: undefined });
});

test.each([
  ['insufficient_aal', 403, 'second_factor_due', ['refreshed']],
  ['session_not_found', 403, 'session_ended', ['signed out']],
  ['unexpected_failure', 500, 'failed', []],
] as const)(
  'a refusal of a call outside the official client is handled like any other: %s',
  async (code, status, failureCode, handled) => {
    const { dependencies, sessionActions } = fakeSessionCalls(() =>
      Response.json({ code, message: '' }, { status }),
    );
    expect(await readSessions(dependencies)).toMatchObject({
      ok: false,
      failure: { code: failureCode },
    });
    expect(sessionActions).toEqual(handled);
  },
);

test('a session that cannot be renewed because the network is down is not ended', async () => {
  const { dependencies, sessionActions } = fakeSessionCalls(() => Response.json({ sessions: [] }));
  const offline = {
    ...dependencies.auth,
    getSession: async () => ({
      data: { session: null },
      error: new AuthRetryableFetchError('Failed to fetch', 0),
    }),
  } as unknown as Backend['auth'];
  const result = await readSessions({ ...dependencies, auth: offline });
  expect(result).toMatchObject({ ok: false, failure: { code: 'unreachable' } });
  expect(sessionActions).toEqual([]);
});

test('each failure has its code: no network, HTML instead of JSON, a malformed list, no session', async () => {
  const failureOf = async ({ dependencies }: ReturnType<typeof fakeSessionCalls>) => {
    const result = await readSessions(dependencies);
    return result.ok ? null : result.failure.code;
  };
  const offline = fakeSessionCalls(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await failureOf(offline)).toBe('unreachable');
  expect(await failureOf(fakeSessionCalls(() => new Response('<html>', { status: 502 })))).toBe('failed');
  expect(await failureOf(fakeSessionCalls(() => Response.json({ sessions: 'none' })))).toBe('failed');
  const signedOut = fakeSessionCalls(() => Response.json({ sessions: [] }), null);
  expect(await failureOf(signedOut)).toBe('session_ended');
  expect([signedOut.sent, signedOut.sessionActions]).toEqual([[], ['signed out']]);
});
