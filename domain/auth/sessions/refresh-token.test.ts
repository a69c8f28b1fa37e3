import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveRefreshToken, isGenuineRefreshToken, parseRefreshToken } from './refresh-token.ts';

const key = randomBytes(32);
const generations = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('a token names its session and generation, and is the same each time it is derived', () => {
  fc.assert(
    fc.property(fc.uuid(), generations, (sessionId, generation) => {
      const token = deriveRefreshToken(key, sessionId, generation);
      const parsed = parseRefreshToken(token);
      expect(parsed).toEqual({ sessionId, generation });
      expect(deriveRefreshToken(key, sessionId, generation)).toBe(token);
      expect(isGenuineRefreshToken(token, key, { sessionId, generation })).toBe(true);
    }),
  );
});

test('a different key, session or generation yields a different token', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), generations, generations, (one, other, first, second) => {
      fc.pre(one !== other && first !== second);
      const token = deriveRefreshToken(key, one, first);
      expect(isGenuineRefreshToken(token, randomBytes(32), { sessionId: one, generation: first })).toBe(
        false,
      );
      expect(isGenuineRefreshToken(token, key, { sessionId: other, generation: first })).toBe(false);
      expect(isGenuineRefreshToken(token, key, { sessionId: one, generation: second })).toBe(false);
    }),
  );
});

test('a token with a character changed, added or missing is rejected', () => {
  const token = deriveRefreshToken(key, '0b0f2a8e-4c3e-4d56-9a51-6a6f8f6f0a11', 7);
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    expect(parseRefreshToken(token.slice(0, index) + other + token.slice(index + 1))).toBeNull();
    expect(parseRefreshToken(token.slice(0, index) + token.slice(index + 1))).toBeNull();
  }
  expect(parseRefreshToken(`${token}=`)).toBeNull();
  expect(parseRefreshToken(` ${token}`)).toBeNull();
});

test('arbitrary text is not a token', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseRefreshToken(text)).toBeNull();
    }),
  );
});
