import type { Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { dueFactors } from './second-factor-due.ts';

const app = { id: 'app', status: 'verified', factor_type: 'totp', friendly_name: 'Celular' };
const phone = { id: 'phone', status: 'verified', factor_type: 'phone', phone: '+5511900000001' };

function session(aal: string, factors?: object[]): Session {
  // The name has letters beyond ASCII and gives the token a `-`, which only base64url has.
  const payload = Buffer.from(JSON.stringify({ aal, name: 'ação?>' })).toString('base64url');
  return { access_token: `e30.${payload}.c2ln`, user: { id: 'ana', factors } } as unknown as Session;
}

test('after the password alone every verified factor is due, apps first', () => {
  expect(dueFactors(session('aal1', [phone, app]))).toEqual([
    { id: 'app', type: 'totp', name: 'Celular', phone: '' },
    { id: 'phone', type: 'phone', name: '', phone: '+5511900000001' },
  ]);
});

test('no factor is due without factors, with unverified ones only, or after the code', () => {
  expect(dueFactors(session('aal1'))).toEqual([]);
  expect(dueFactors(session('aal1', [{ ...app, status: 'unverified' }]))).toEqual([]);
  expect(dueFactors(session('aal2', [app]))).toEqual([]);
});

test('a malformed token counts as one without a confirmed code', () => {
  expect(dueFactors({ ...session('aal2', [app]), access_token: 'not a token' })).toHaveLength(1);
});
