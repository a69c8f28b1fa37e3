/** Gives the screens the client and its session. The server has neither, so there the session is always 'checking'. */
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { type Backend, createBackend } from './backend.ts';
import type { SessionState } from './session-state.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

interface Connection {
  publicKey: string;
  backend: Backend;
  session: SessionStore;
}

const ConnectionContext = createContext<Connection | null>(null);

/** The channel between the tabs of the administrator's area. */
const channelName = 'admin-session';

/** One per document: two clients would compete to renew the same session. */
let connection: Connection | null = null;

function connect(publicKey: string): Connection | null {
  if (typeof window === 'undefined') return null;
  if (connection === null) {
    const backend = createBackend(window.location.origin, publicKey);
    connection = {
      publicKey,
      backend,
      session: createSessionStore(backend.auth, window, new BroadcastChannel(channelName)),
    };
  }
  return connection;
}

export function BackendProvider({ publicKey, children }: { publicKey: string; children: ReactNode }) {
  const [value] = useState(() => connect(publicKey));
  return <ConnectionContext value={value}>{children}</ConnectionContext>;
}

/**
 * @returns a function that returns the client, for event handlers, effects and queries, none of which run on the server
 */
export function useBackend(): () => Backend {
  const connected = use(ConnectionContext);
  return () => {
    if (connected === null) throw new Error('The backend is only reachable from the browser');
    return connected.backend;
  };
}

/** For calls that the client has no method for. */
export function usePublicKey(): string {
  return use(ConnectionContext)?.publicKey ?? '';
}

/** @returns `announceSignOut` of the session store; does nothing on the server */
export function useAnnounceSignOut(): () => void {
  const session = use(ConnectionContext)?.session;
  return () => session?.announceSignOut();
}

const neverChanges = () => () => {};
const checking: SessionState = { status: 'checking' };
const alwaysChecking = () => checking;

export function useSession(): SessionState {
  const session = use(ConnectionContext)?.session;
  return useSyncExternalStore(
    session?.subscribe ?? neverChanges,
    session?.current ?? alwaysChecking,
    alwaysChecking,
  );
}
