/** The client's session, as a store that React can subscribe to. */
import type { Session } from '@supabase/supabase-js';
import type { Backend } from './backend.ts';
import { type SessionState, sessionStateOf } from './session-state.ts';

export interface SessionStore {
  current(): SessionState;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/**
 * Follows every event of the client, in this tab and in others. SIGNED_OUT clears the session; SIGNED_IN,
 * TOKEN_REFRESHED, USER_UPDATED, MFA_CHALLENGE_VERIFIED, PASSWORD_RECOVERY and INITIAL_SESSION bring the latest one. A
 * renewed token of the same person is not reported as a change.
 * @param tab fires `storage` events, also for changes that cause no event of the client
 */
export function createSessionStore(
  auth: Pick<Backend['auth'], 'onAuthStateChange' | 'getSession'>,
  tab: EventTarget,
): SessionStore {
  let current: SessionState = { status: 'checking' };
  let eventsSeen = 0;
  let latestToken: string | undefined;
  const listeners = new Set<() => void>();

  const update = (session: Session | null) => {
    const next = sessionStateOf(session);
    if (JSON.stringify(current) === JSON.stringify(next)) return;
    current = next;
    for (const listener of listeners) listener();
  };

  const readStorage = (isNews: (session: Session | null) => boolean = () => true) => {
    const eventsBefore = eventsSeen;
    void auth.getSession().then(({ data }) => {
      if (eventsSeen === eventsBefore && isNews(data.session)) update(data.session);
    });
  };

  auth.onAuthStateChange((event, session) => {
    eventsSeen += 1;
    update(session);
    const endedToken = latestToken;
    latestToken = session?.access_token;
    // Another tab's SIGNED_OUT can arrive after somebody has signed in again. The ended token may still be stored.
    if (event === 'SIGNED_OUT') {
      readStorage((stored) => stored !== null && stored.access_token !== endedToken);
    }
  });

  tab.addEventListener('storage', (event) => {
    if (current.status === 'checking' || !isAboutSession(event as StorageEvent)) return;
    readStorage();
  });

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The key is null when the whole storage was cleared. */
function isAboutSession({ key }: StorageEvent): boolean {
  return key === null || /^sb-.+-auth-token$/.test(key);
}
