import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const fine = { similarity: 0, ownWords: 300, isAnswered: false };

test.each([
  ['ok', fine],
  ['ok', { ...fine, similarity: 0.5499 }],
  ['aviso', { ...fine, similarity: 0.55 }],
  ['aviso', { ...fine, similarity: 0.8499 }],
  ['retida', { ...fine, similarity: 0.85 }],
  ['ok', { ...fine, ownWords: 120 }],
  ['retida', { ...fine, ownWords: 119 }],
  ['retida', { ...fine, isAnswered: true }],
] as const)('the verdict is %s for %j', (verdict, findings) => {
  expect(verdictOf(findings)).toBe(verdict);
});
