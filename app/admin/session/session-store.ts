/** The client's session, as a store that React can subscribe to. */
import type { Session } from '@supabase/supabase-js';
import type { Backend } from './backend.ts';
import { type SessionState, sessionStateOf } from './session-state.ts';

export interface SessionStore {
  current(): SessionState;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Tells all tabs that the administrator is signing out, so that none treats the end of the session as unexpected. */
  announceSignOut(): void;
}

/** The other tabs of this browser. */
export type OtherTabs = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * Follows every event of the client, in this tab and in others. SIGNED_OUT clears the session; SIGNED_IN,
 * TOKEN_REFRESHED, USER_UPDATED, MFA_CHALLENGE_VERIFIED, PASSWORD_RECOVERY and INITIAL_SESSION carry the latest one. A
 * renewed token of the same person is not reported as a change.
 * @param tab the window; its `storage` events also report changes for which the client has no event
 * @param otherTabs the channel on which the tabs tell each other that the administrator is signing out
 */
export function createSessionStore(
  auth: Pick<Backend['auth'], 'onAuthStateChange' | 'getSession'>,
  tab: EventTarget,
  otherTabs: OtherTabs,
): SessionStore {
  let current: SessionState = { status: 'checking' };
  let eventCount = 0;
  let latestToken: string | undefined;
  let hasSignedOut = false;
  const listeners = new Set<() => void>();

  const update = (session: Session | null) => {
    if (session !== null) hasSignedOut = false;
    const isInterrupted = session === null && !hasSignedOut && mayBeInterrupted(current);
    show(isInterrupted ? { status: 'ended' } : sessionStateOf(session));
  };

  const show = (next: SessionState) => {
    if (JSON.stringify(current) === JSON.stringify(next)) return;
    current = next;
    for (const listener of listeners) listener();
  };

  const readStorage = (isRelevant: (session: Session | null) => boolean = () => true) => {
    const countBefore = eventCount;
    void auth.getSession().then(({ data }) => {
      if (eventCount === countBefore && isRelevant(data.session)) update(data.session);
    });
  };

  auth.onAuthStateChange((event, session) => {
    eventCount += 1;
    update(session);
    const endedToken = latestToken;
    latestToken = session?.access_token;
    // Another tab's SIGNED_OUT can arrive after somebody has signed in again. The ended token may still be stored.
    if (event === 'SIGNED_OUT') {
      readStorage((stored) => stored !== null && stored.access_token !== endedToken);
    }
  });

  tab.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (current.status === 'checking' || !isAboutSession(key)) return;
    if (key === null) hasSignedOut = true;
    readStorage();
  });

  const noteSignOut = () => {
    hasSignedOut = true;
    // The message of another tab may arrive after the client's event.
    if (current.status === 'ended') show({ status: 'signed_out' });
  };
  otherTabs.addEventListener('message', noteSignOut);

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announceSignOut() {
      otherTabs.postMessage('signed out');
      noteSignOut();
    },
  };
}

function mayBeInterrupted({ status }: SessionState): boolean {
  return status !== 'checking' && status !== 'signed_out';
}

/** @param key null when the whole storage was cleared, which the owner of the browser does on purpose */
function isAboutSession(key: string | null): boolean {
  return key === null || /^sb-.+-auth-token$/.test(key);
}
