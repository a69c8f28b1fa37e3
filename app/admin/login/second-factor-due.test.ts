import type { Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { dueFactors } from './second-factor-due.ts';

const app = { id: 'app', status: 'verified', factor_type: 'totp', friendly_name: 'Celular' };
const phone = { id: 'phone', status: 'verified', factor_type: 'phone', phone: '+5511900000001' };

function session(aal: string, factors?: object[]): Session {
  const payload = Buffer.from(JSON.stringify({ aal, name: 'ação?>' })).toString('base64url');
  return { access_token: `e30.${payload}.c2ln`, user: { id: 'ana', factors } } as unknown as Session;
}

test('a password alone owes every verified factor, apps first', () => {
  expect(dueFactors(session('aal1', [phone, app]))).toEqual([
    { id: 'app', type: 'totp', name: 'Celular', phone: '' },
    { id: 'phone', type: 'phone', name: '', phone: '+5511900000001' },
  ]);
});

test('nothing is owed without factors, with unfinished ones only, or after the code', () => {
  expect(dueFactors(session('aal1'))).toEqual([]);
  expect(dueFactors(session('aal1', [{ ...app, status: 'unverified' }]))).toEqual([]);
  expect(dueFactors(session('aal2', [app]))).toEqual([]);
});

test('a token nobody can read is taken for one of the first step', () => {
  expect(dueFactors({ ...session('aal2', [app]), access_token: 'not a token' })).toHaveLength(1);
});
