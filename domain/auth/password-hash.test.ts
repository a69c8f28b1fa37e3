import { expect, test } from 'vitest';
import { decoyHash, hashPassword, isPasswordRight } from './password-hash.ts';
import { passwordProblem } from './password-rules.ts';

test('a password is right for its own hash and no other', async () => {
  const hash = await hashPassword('portão que abre');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordRight('portão que abre', hash)).toBe(true);
  expect(await isPasswordRight('portao que abre', hash)).toBe(false);
});

test('an accent is the same however the keyboard composes it', async () => {
  const hash = await hashPassword('portão que abre'.normalize('NFC'));
  expect(await isPasswordRight('portão que abre'.normalize('NFD'), hash)).toBe(true);
});

test('the decoy costs what a real hash costs', async () => {
  const parameters = (hash: string) => hash.split('$').slice(1, 4);
  expect(parameters(await decoyHash())).toEqual(parameters(await hashPassword('portão que abre')));
});

test('an endless password is wrong without being hashed', async () => {
  // No hash at all: were it read, this would throw.
  expect(await isPasswordRight('x'.repeat(257), 'not a hash')).toBe(false);
});

test('length is judged at both ends', () => {
  expect(passwordProblem('1234567')).toBe('too_short');
  expect(passwordProblem('12345678')).toBeNull();
  expect(passwordProblem('x'.repeat(256))).toBeNull();
  expect(passwordProblem('x'.repeat(257))).toBe('too_long');
});
