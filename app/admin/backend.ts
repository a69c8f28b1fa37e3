/** The official client, made once a document, and the session it keeps as something React can follow. */
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { dueFactors, type SecondFactor } from './login/second-factor-due.ts';
import { notingRetryAfter } from './retry-after.ts';

export type Backend = SupabaseClient;

export interface Administrator {
  id: string;
  email: string;
  /** One of them has to be confirmed before anything else; empty when nothing is owed. */
  dueFactors: readonly SecondFactor[];
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
  return createClient(url, publicKey, {
    // No link of ours carries a session; one that does would sign the reader in as somebody else.
    auth: { detectSessionInUrl: false },
    // Reads are tried again by the query client alone: 3 times, after 1, 2 and 4 s.
    db: { retry: false },
    global: { fetch: notingRetryAfter((...request) => fetch(...request)) },
  });
}

/**
 * Follows every event of the client, of this tab and of the others: SIGNED_IN, TOKEN_REFRESHED, USER_UPDATED,
 * MFA_CHALLENGE_VERIFIED, PASSWORD_RECOVERY and INITIAL_SESSION bring the latest session, SIGNED_OUT none. A renewed
 * token of the same person is no change.
 * @param tab where the browser tells of storage that another tab has changed without an event of the client
 */
export function createSessionStore(
  auth: Pick<Backend['auth'], 'onAuthStateChange' | 'getSession'>,
  tab: EventTarget,
): SessionStore {
  let current: SignedIn = 'checking';
  let eventsSeen = 0;
  const listeners = new Set<() => void>();

  const follow = (session: Session | null) => {
    const next = session === null ? null : administratorOf(session);
    if (isSame(current, next)) return;
    current = next;
    for (const listener of listeners) listener();
  };

  auth.onAuthStateChange((_event, session) => {
    eventsSeen += 1;
    follow(session);
  });

  tab.addEventListener('storage', (event) => {
    if (current === 'checking' || !isAboutSession(event as StorageEvent)) return;
    const seen = eventsSeen;
    void auth.getSession().then(({ data }) => {
      if (seen === eventsSeen) follow(data.session);
    });
  });

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A null key: everything was cleared. */
function isAboutSession({ key }: StorageEvent): boolean {
  return key === null || /^sb-.+-auth-token$/.test(key);
}

function administratorOf(session: Session): Administrator {
  const { id, email = '' } = session.user;
  return { id, email, dueFactors: dueFactors(session) };
}

function isSame(one: SignedIn, other: Administrator | null): boolean {
  return one !== 'checking' && JSON.stringify(one) === JSON.stringify(other);
}
