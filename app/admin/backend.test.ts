/** What the screens hear of the client's events (SPEC.md section 4, session events). */
import { type AuthChangeEvent, createClient, type Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { type Backend, createBackend, createSessionStore } from './backend.ts';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

function session(id: string, aal = 'aal1', factors: object[] = []): Session {
  const payload = Buffer.from(JSON.stringify({ aal })).toString('base64url');
  return {
    access_token: `e30.${payload}.c2ln`,
    user: { id, email: `${id}@example.com`, factors },
  } as unknown as Session;
}

function openTab(stored: Session | null = null) {
  const tab = new EventTarget();
  const client = { stored, emit: (() => {}) as Listener };
  const auth = {
    onAuthStateChange: (listener: Listener) => {
      client.emit = listener;
    },
    getSession: async () => ({ data: { session: client.stored }, error: null }),
  } as unknown as Backend['auth'];
  const store = createSessionStore(auth, tab);
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  const storageChanged = async (key: string | null) => {
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { client, store, storageChanged, changes: () => changes };
}

const factor = { id: 'app', status: 'verified', factor_type: 'totp' };
const ana = { id: 'ana', email: 'ana@example.com', dueFactors: [] };

test.each([
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const)('%s brings the latest session', (event) => {
  const { client, store } = openTab();
  expect(store.current()).toBe('checking');
  client.emit(event, session('ana'));
  expect(store.current()).toEqual(ana);
});

test('SIGNED_OUT clears it, and so does a first look that finds nobody', () => {
  const { client, store } = openTab();
  client.emit('INITIAL_SESSION', null);
  expect(store.current()).toBeNull();
  client.emit('SIGNED_IN', session('ana'));
  client.emit('SIGNED_OUT', null);
  expect(store.current()).toBeNull();
});

test('a renewed token of the same person moves nothing on screen; a factor that is owed does', () => {
  const { client, store, changes } = openTab();
  client.emit('SIGNED_IN', session('ana'));
  const before = store.current();
  client.emit('TOKEN_REFRESHED', session('ana'));
  expect(changes()).toBe(1);
  expect(store.current()).toBe(before);
  client.emit('TOKEN_REFRESHED', session('ana', 'aal1', [factor]));
  expect(store.current()).toMatchObject({ dueFactors: [{ id: 'app' }] });
  client.emit('MFA_CHALLENGE_VERIFIED', session('ana', 'aal2', [factor]));
  expect(store.current()).toEqual(ana);
  expect(changes()).toBe(3);
});

test('storage another tab changed is looked at again, whatever else it keeps there is not', async () => {
  const { client, store, storageChanged } = openTab(null);
  client.emit('SIGNED_IN', session('ana'));
  await storageChanged('something-else');
  expect(store.current()).toEqual(ana);
  await storageChanged('sb-localhost-auth-token');
  expect(store.current()).toBeNull();
  client.stored = session('ana');
  await storageChanged(null);
  expect(store.current()).toEqual(ana);
});

test('a look at the storage does not undo an event that came meanwhile', async () => {
  const { client, store, storageChanged } = openTab(session('ana'));
  client.emit('SIGNED_IN', session('ana'));
  const looked = storageChanged(null);
  client.emit('SIGNED_OUT', null);
  await looked;
  expect(store.current()).toBeNull();
});

test('a client without an address or a key is refused in its own words', () => {
  expect(() => createBackend('', 'key')).toThrow('supabaseUrl is required.');
  expect(() => createBackend('http://localhost', '')).toThrow('supabaseKey is required.');
});

test('a client with a token provider of its own has no part for signing in, and says so', () => {
  const client = createClient('http://localhost', 'key', { accessToken: async () => 'token' });
  expect(() => client.auth.getSession()).toThrow(
    '@supabase/supabase-js: Supabase Client is configured with the accessToken option, accessing supabase.auth.getSession is not possible',
  );
});
