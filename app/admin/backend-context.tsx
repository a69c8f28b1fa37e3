/** Hands the client and its session to the screens. On the server there is neither: a session is always "being checked". */
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import {
  type Backend,
  createBackend,
  createSessionStore,
  type SessionStore,
  type SignedIn,
} from './backend.ts';

interface Connection {
  publicKey: string;
  backend: Backend;
  session: SessionStore;
}

const ConnectionContext = createContext<Connection | null>(null);

/** One a document: two clients would renew the same session against each other. */
let connection: Connection | null = null;

function connect(publicKey: string): Connection | null {
  if (typeof window === 'undefined') return null;
  if (connection === null) {
    const backend = createBackend(window.location.origin, publicKey);
    connection = { publicKey, backend, session: createSessionStore(backend.auth, window) };
  }
  return connection;
}

export function BackendProvider({ publicKey, children }: { publicKey: string; children: ReactNode }) {
  const [value] = useState(() => connect(publicKey));
  return <ConnectionContext value={value}>{children}</ConnectionContext>;
}

/** @returns what fetches the client; only for event handlers, effects and queries, which the server never runs */
export function useBackend(): () => Backend {
  const connected = use(ConnectionContext);
  return () => {
    if (connected === null) throw new Error('The backend is reached from the browser only');
    return connected.backend;
  };
}

/** For the calls the client knows nothing of. */
export function usePublicKey(): string {
  return use(ConnectionContext)?.publicKey ?? '';
}

const neverChanges = () => () => {};
const checking = () => 'checking' as const;

export function useSession(): SignedIn {
  const session = use(ConnectionContext)?.session;
  return useSyncExternalStore<SignedIn>(
    session?.subscribe ?? neverChanges,
    session?.current ?? checking,
    checking,
  );
}
