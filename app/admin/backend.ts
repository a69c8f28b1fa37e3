/** The official client, made once a document, and the session it keeps as something React can follow. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export type Backend = SupabaseClient;

export interface Administrator {
  id: string;
  email: string;
}

/** Null when nobody is signed in; `'checking'` until the client has looked. */
export type SignedIn = Administrator | null | 'checking';

export interface SessionStore {
  current(): SignedIn;
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
}

/**
 * @param url origin of the site; the client puts `/auth/v1` and `/rest/v1` behind it
 * @throws the client's own 'supabaseUrl is required.' and 'supabaseKey is required.'
 */
export function createBackend(url: string, publicKey: string): Backend {
  // Reads are tried again by the query client alone: 3 times, after 1, 2 and 4 s.
  return createClient(url, publicKey, { db: { retry: false } });
}

/** Follows signing in, out, and what other tabs do; a renewed token of the same person is no change. */
export function createSessionStore(auth: Pick<Backend['auth'], 'onAuthStateChange'>): SessionStore {
  let current: SignedIn = 'checking';
  const listeners = new Set<() => void>();
  auth.onAuthStateChange((_event, session) => {
    const next = session === null ? null : { id: session.user.id, email: session.user.email ?? '' };
    if (isSame(current, next)) return;
    current = next;
    for (const listener of listeners) listener();
  });
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSame(one: SignedIn, other: Administrator | null): boolean {
  if (one === 'checking') return false;
  return one?.id === other?.id && one?.email === other?.email;
}
