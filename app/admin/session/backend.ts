import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { notingRetryAfter } from './retry-after.ts';

/** The official client. Its calls are made inside `callAuth` or `callTable` (`call-backend.ts`). */
export type Backend = SupabaseClient;

/**
 * @param url origin of the site; the client appends `/auth/v1` and `/rest/v1`
 * @throws the client's own 'supabaseUrl is required.' and 'supabaseKey is required.'
 */
export function createBackend(url: string, publicKey: string): Backend {
  return createClient(url, publicKey, {
    // No link of the site contains a session. A forged one would sign its reader in as somebody else.
    auth: { detectSessionInUrl: false },
    // Only the query client retries reads: 3 times, after 1, 2 and 4 s.
    db: { retry: false },
    global: { fetch: notingRetryAfter((...request) => fetch(...request)) },
  });
}
