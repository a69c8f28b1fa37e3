import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test('folding decomposes any text, removes the marks and converts it to lower case', () => {
  const parts = fc.constantFrom(
    'é',
    'Á',
    '\u0301',
    '\u0327\u0301',
    'ﬁ',
    'İ',
    'ΟΔΟΣ',
    '각',
    '😀',
    'ç',
    'a',
    ' ',
  );
  const texts = fc.array(fc.oneof(parts, fc.string({ unit: 'binary' }))).map((list) => list.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(foldText(text)).toBe(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    }),
    { numRuns: 2_000 },
  );
});
