import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Backend } from '../../session/backend.ts';
import { blankPage } from '../unsaved-page.ts';
import { continueDraft, remakeDraft } from './continue-draft.ts';

const text = { ...blankPage, title: 'Motor', content: '<p>meu</p>' };

/** The working copy that the service makes of the page. */
const copy = {
  ...blankPage,
  id: 'copy',
  page_id: 'page',
  slug: 'motor',
  revision: 1,
  base_revision: 1,
  updated_at: '2026-01-15T12:00:00.000Z',
};

/** The official client for a page without a working copy. `readCopy` answers when the new copy is read. */
function fakeBackend(readCopy: () => Response | Promise<Response>) {
  const sent: string[] = [];
  const answer = (method: string, address: string, body: string) => {
    if (method === 'POST') return Response.json({ id: body.includes('page_id') ? copy.id : 'separate' });
    if (method === 'PATCH') return Response.json([{ ...copy, revision: 2 }]);
    return address.includes('page_id=eq.') ? Response.json([]) : readCopy();
  };
  const client = createClient('http://site.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: {
      async fetch(input, { method = 'GET', body = '' } = {}) {
        if (method !== 'GET') sent.push(`${method} ${body}`);
        return answer(method, `${input}`, `${body}`);
      },
    },
  });
  const auth = { getSession: async () => ({ data: { session: {} }, error: null }) };
  return { backend: { auth, from: client.from.bind(client) } as unknown as Backend, sent };
}

test('a text continues in a new working copy of its page, whose slug replaces a blank one', async () => {
  const { backend, sent } = fakeBackend(() => Response.json([copy]));
  expect(await continueDraft(backend, copy, text)).toEqual({ ok: true, value: 'copy' });
  expect(sent).toEqual(['POST {"page_id":"page"}', `PATCH ${JSON.stringify({ ...text, slug: 'motor' })}`]);
});

test('a working copy that somebody has changed is left alone, and the text continues in a draft of its own', async () => {
  const { backend, sent } = fakeBackend(() => Response.json([{ ...copy, revision: 2 }]));
  expect(await continueDraft(backend, copy, text)).toEqual({ ok: true, value: 'separate' });
  expect(sent).toEqual(['POST {"page_id":"page"}', `POST ${JSON.stringify(text)}`]);
});

test.each([
  ['the service fails', 'failed', () => Response.json({ code: 'XX000', message: 'no' }, { status: 500 })],
  ['the network is gone', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('if %s meanwhile, that is a result and no exception', async (_case, code, readCopy) => {
  for (const run of [continueDraft, remakeDraft]) {
    const { backend } = fakeBackend(readCopy);
    expect(await run(backend, copy, text)).toMatchObject({ ok: false, failure: { code } });
  }
});
