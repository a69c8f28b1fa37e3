import { expect, test } from 'vitest';
import type { Backend } from '../backend.ts';
import { endActiveSession, listActiveSessions } from './active-session-calls.ts';

const session = {
  id: '4f6c',
  aal: 'aal1',
  created_at: '2026-11-21T10:00:00.000Z',
  refreshed_at: '2026-11-21T11:00:00.000Z',
  user_agent: null,
  is_current: true,
};

function openCalls(answer: () => Response, accessToken: string | null = 'token') {
  const done: string[] = [];
  const sent: { address: string; method: string; headers: Record<string, string> }[] = [];
  const auth = {
    getSession: async () => ({
      data: { session: accessToken === null ? null : { access_token: accessToken } },
      error: null,
    }),
    refreshSession: async () => void done.push('refreshed'),
    signOut: async () => void done.push('signed out'),
  } as unknown as Backend['auth'];
  const send = (async (address: string, { method, headers }: RequestInit) => {
    sent.push({ address, method: method ?? '', headers: headers as Record<string, string> });
    return answer();
  }) as typeof fetch;
  return { calls: { auth, publicKey: 'key', send }, sent, done };
}

test('the list is asked for with key, token and the version whose errors are words', async () => {
  const { calls, sent } = openCalls(() => Response.json({ sessions: [session] }));
  expect(await listActiveSessions(calls)).toMatchObject({
    ok: true,
    data: [{ id: '4f6c', is_current: true }],
  });
  expect(sent).toEqual([
    {
      address: '/auth/v1/sessions',
      method: 'GET',
      headers: { apikey: 'key', Authorization: 'Bearer token', 'X-Supabase-Api-Version': '2024-01-01' },
    },
  ]);
});

test('a session is ended by its id, and one that has ended already counts as ended', async () => {
  const ended = openCalls(() => new Response(null, { status: 204 }));
  expect(await endActiveSession(ended.calls, '4f6c')).toEqual({ ok: true, data: null });
  expect(ended.sent[0]).toMatchObject({ address: '/auth/v1/sessions/4f6c', method: 'DELETE' });
  const gone = openCalls(() => Response.json({ code: 'not_found', message: '' }, { status: 404 }));
  expect(await endActiveSession(gone.calls, '4f6c')).toEqual({ ok: true, data: null });
});

test.each([
  ['insufficient_aal', 403, 'insufficient_aal', ['refreshed']],
  ['session_not_found', 403, 'session_gone', ['signed out']],
  ['unexpected_failure', 500, 'unexpected_failure', []],
] as const)('a refusal is told by its code and followed: %s', async (code, status, told, followed) => {
  const { calls, done } = openCalls(() => Response.json({ code, message: '' }, { status }));
  expect(await listActiveSessions(calls)).toEqual({ ok: false, code: told });
  expect(done).toEqual(followed);
});

test('a session that cannot be renewed without a network is not ended for it', async () => {
  const { calls, done } = openCalls(() => Response.json({ sessions: [] }));
  const offline = {
    ...calls.auth,
    getSession: async () => ({ data: { session: null }, error: new Error() }),
  };
  const result = await listActiveSessions({ ...calls, auth: offline as unknown as Backend['auth'] });
  expect([result, done]).toEqual([{ ok: false, code: 'unexpected' }, []]);
});

test('no network, a page instead of JSON, and nobody signed in are told apart from a list', async () => {
  const offline = openCalls(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await listActiveSessions(offline.calls)).toEqual({ ok: false, code: 'unexpected' });
  const odd = openCalls(() => new Response('<html>', { status: 502 }));
  expect(await listActiveSessions(odd.calls)).toEqual({ ok: false, code: 'unexpected' });
  const other = openCalls(() => Response.json({ sessions: 'none' }));
  expect(await listActiveSessions(other.calls)).toEqual({ ok: false, code: 'unexpected' });
  const nobody = openCalls(() => Response.json({ sessions: [] }), null);
  expect(await listActiveSessions(nobody.calls)).toEqual({ ok: false, code: 'session_gone' });
  expect([nobody.sent, nobody.done]).toEqual([[], ['signed out']]);
});
