/** The administrator's client with a session, whose requests a test answers. */
import { createClient } from '@supabase/supabase-js';
import type { Backend } from '#app/admin/session/backend.ts';

/** @param answer the response to a request, by its address, its method and the text of its body */
export function backendAnswering(answer: (url: string, method: string, body: string) => Response): Backend {
  const backend = createClient('http://127.0.0.1', 'key', {
    db: { retry: false },
    global: {
      fetch: async (input, init) => answer(String(input), init?.method ?? 'GET', String(init?.body ?? '')),
    },
  });
  const session = { access_token: 'token' };
  return Object.assign(backend, {
    auth: Object.assign(backend.auth, { getSession: async () => ({ data: { session }, error: null }) }),
  });
}
