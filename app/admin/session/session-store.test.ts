/** Which session the screens see after the client's events (docs/specification/administrator.md#access). */
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Backend } from './backend.ts';
import { createSessionStore, type OtherTabs } from './session-store.ts';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

function session(id: string, aal = 'aal1', factors: object[] = []): Session {
  const payload = Buffer.from(JSON.stringify({ aal })).toString('base64url');
  return {
    access_token: `e30.${payload}.${id}`,
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
  const otherTabs = Object.assign(new EventTarget(), {
    posted: [] as unknown[],
    postMessage(message: unknown) {
      this.posted.push(message);
    },
  });
  const store = createSessionStore(auth, tab, otherTabs as unknown as OtherTabs);
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  const storageChanged = async (key: string | null) => {
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { client, store, otherTabs, storageChanged, changes: () => changes };
}

const factor = { id: 'app', status: 'verified', factor_type: 'totp' };
const ana = { id: 'ana', email: 'ana@example.com' };
const anaSignedIn = { status: 'signed_in', administrator: ana };

test.each([
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const)('the session that the event %s carries is the one the screens see', (event) => {
  const { client, store } = openTab();
  expect(store.current()).toEqual({ status: 'checking' });
  client.emit(event, session('ana'));
  expect(store.current()).toEqual(anaSignedIn);
});

test('a session that ends by itself is an interruption; a first check that finds no session is not', () => {
  const { client, store } = openTab();
  client.emit('INITIAL_SESSION', null);
  expect(store.current()).toEqual({ status: 'signed_out' });
  client.emit('SIGNED_OUT', null);
  expect(store.current()).toEqual({ status: 'signed_out' });
  client.emit('SIGNED_IN', session('ana'));
  client.emit('SIGNED_OUT', null);
  expect(store.current()).toEqual({ status: 'ended' });
  client.emit('SIGNED_OUT', null);
  expect(store.current()).toEqual({ status: 'ended' });
  client.emit('SIGNED_IN', session('ana'));
  expect(store.current()).toEqual(anaSignedIn);
});

test('signing out takes effect in every tab, whichever message comes first, and a later end of the session interrupts again', () => {
  const { client, store, otherTabs } = openTab();
  client.emit('SIGNED_IN', session('ana'));
  store.announceSignOut();
  client.emit('SIGNED_OUT', null);
  expect(store.current()).toEqual({ status: 'signed_out' });
  expect(otherTabs.posted).toEqual(['signed out']);

  client.emit('SIGNED_IN', session('ana'));
  client.emit('SIGNED_OUT', null);
  expect(store.current()).toEqual({ status: 'ended' });
  otherTabs.dispatchEvent(new Event('message'));
  expect(store.current()).toEqual({ status: 'signed_out' });

  client.emit('SIGNED_IN', session('ana'));
  otherTabs.dispatchEvent(new Event('message'));
  client.emit('SIGNED_OUT', null);
  expect(store.current()).toEqual({ status: 'signed_out' });
});

test('a renewed token of the same person is not reported as a change, but a second factor that becomes due is', () => {
  const { client, store, changes } = openTab();
  client.emit('SIGNED_IN', session('ana'));
  const before = store.current();
  client.emit('TOKEN_REFRESHED', session('ana'));
  expect(changes()).toBe(1);
  expect(store.current()).toBe(before);
  client.emit('TOKEN_REFRESHED', session('ana', 'aal1', [factor]));
  expect(store.current()).toMatchObject({ status: 'code_due', administrator: ana, factors: [{ id: 'app' }] });
  client.emit('MFA_CHALLENGE_VERIFIED', session('ana', 'aal2', [factor]));
  expect(store.current()).toEqual(anaSignedIn);
  expect(changes()).toBe(3);
});

test('the session is read again when another tab changes its storage key, but not for other keys', async () => {
  const { client, store, storageChanged } = openTab(null);
  client.emit('SIGNED_IN', session('ana'));
  await storageChanged('something-else');
  expect(store.current()).toEqual(anaSignedIn);
  await storageChanged('sb-localhost-auth-token');
  expect(store.current()).toEqual({ status: 'ended' });
  client.stored = session('ana');
  await storageChanged(null);
  expect(store.current()).toEqual(anaSignedIn);
  client.stored = null;
  await storageChanged(null);
  expect(store.current(), 'cleared on purpose').toEqual({ status: 'signed_out' });
});

test('reading the storage does not override an event that arrived in the meantime', async () => {
  const { client, store, storageChanged } = openTab(session('ana'));
  client.emit('SIGNED_IN', session('ana'));
  const reading = storageChanged('sb-localhost-auth-token');
  client.emit('SIGNED_OUT', null);
  await reading;
  expect(store.current()).toEqual({ status: 'ended' });
});

test('a late SIGNED_OUT of another tab does not hide a session that has begun since', async () => {
  const { client, store } = openTab(session('bia'));
  client.emit('SIGNED_IN', session('ana'));
  client.emit('SIGNED_OUT', null);
  expect(store.current()).toEqual({ status: 'ended' });
  await Promise.resolve();
  await Promise.resolve();
  expect(store.current()).toMatchObject({ status: 'signed_in', administrator: { id: 'bia' } });
});

test('a session that has ended stays ended while its token is still in the storage', async () => {
  const { client, store } = openTab(session('ana'));
  client.emit('SIGNED_IN', session('ana'));
  client.emit('SIGNED_OUT', null);
  await Promise.resolve();
  await Promise.resolve();
  expect(store.current()).toEqual({ status: 'ended' });
});
