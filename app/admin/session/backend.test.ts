import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createBackend } from './backend.ts';

test('a client without an address or a key is refused with the client’s own message', () => {
  expect(() => createBackend('', 'key')).toThrow('supabaseUrl is required.');
  expect(() => createBackend('http://localhost', '')).toThrow('supabaseKey is required.');
});

test('a client with a custom token provider refuses the use of its own sign-in', () => {
  const client = createClient('http://localhost', 'key', { accessToken: async () => 'token' });
  expect(() => client.auth.getSession()).toThrow(
    '@supabase/supabase-js: Supabase Client is configured with the accessToken option, accessing supabase.auth.getSession is not possible',
  );
});
