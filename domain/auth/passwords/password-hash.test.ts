import { expect, test } from 'vitest';
import { decoyHash, hashPassword, isHashCurrent, isPasswordRight } from './password-hash.ts';
import { lengthProblem } from './password-rules.ts';

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('portão que abre');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordRight('portão que abre', hash)).toBe(true);
  expect(await isPasswordRight('portao que abre', hash)).toBe(false);
});

test('a hash is current only if it was made with the current parameters', async () => {
  const hash = await hashPassword('portão que abre');
  expect(isHashCurrent(hash)).toBe(true);
  for (const [part, other] of [
    ['argon2id', 'argon2i'],
    ['v=19', 'v=16'],
    ['m=19456', 'm=65536'],
    ['t=2', 't=3'],
    ['p=1', 'p=2'],
  ] as const) {
    expect([part, isHashCurrent(hash.replace(part, other))]).toEqual([part, false]);
  }
});

test('an accented letter matches however the keyboard encodes it', async () => {
  const hash = await hashPassword('portão que abre'.normalize('NFC'));
  expect(await isPasswordRight('portão que abre'.normalize('NFD'), hash)).toBe(true);
});

test('the decoy costs as much as a real hash', async () => {
  const parameters = (hash: string) => hash.split('$').slice(1, 4);
  expect(parameters(await decoyHash())).toEqual(parameters(await hashPassword('portão que abre')));
});

test('an overlong password is rejected without being hashed', async () => {
  // Not a hash: this would throw if it were read.
  expect(await isPasswordRight('x'.repeat(257), 'not a hash')).toBe(false);
});

test('a password has at least 8 and at most 256 characters', () => {
  expect(lengthProblem('1234567')).toBe('too_short');
  expect(lengthProblem('12345678')).toBeNull();
  expect(lengthProblem('x'.repeat(256))).toBeNull();
  expect(lengthProblem('x'.repeat(257))).toBe('too_long');
});
