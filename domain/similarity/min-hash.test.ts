import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alikePages, recallOf } from '#tests/support/alike-pages.ts';
import { comparedPairs } from '#tests/support/shingles.ts';
import { bandCount, bandKeyBits, bandKeysOf } from './min-hash.ts';
import { shinglesOf } from './shingles.ts';
import { noNames } from './words.ts';

test('among a thousand pages, the bands find every pair from .85, 99% from .70 and 88% from .55', () => {
  const shingles = alikePages(1_000, 7).map((text) => shinglesOf(text, noNames));
  const bands = shingles.map(bandKeysOf);
  const [similar, close, duplicate] = recallOf(comparedPairs(shingles), bands, [0.55, 0.7, 0.85]);
  if (similar === undefined || close === undefined || duplicate === undefined) throw new Error('no recall');
  expect(duplicate.pairs).toBeGreaterThan(100);
  expect(duplicate.found).toBe(duplicate.pairs);
  expect(close.found / close.pairs).toBeGreaterThanOrEqual(0.99);
  expect(similar.found / similar.pairs).toBeGreaterThanOrEqual(0.88);
});

test('pages without a common text hardly ever share a band', () => {
  const shingles = alikePages(1_000, 8).map((text) => shinglesOf(text, noNames));
  const bands = shingles.map(bandKeysOf);
  let shared = 0;
  for (let one = 0; one < bands.length; one += 5) {
    for (let other = one + 5; other < bands.length; other += 5) {
      if (bands[one]?.some((key, band) => bands[other]?.[band] === key)) shared += 1;
    }
  }
  expect(shared).toBeLessThanOrEqual(1);
});

test('a text has 24 keys of 27 bits, whatever its content, and always the same ones', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 20 }), (list) => {
      const keys = bandKeysOf(new Set(list));
      expect(keys).toHaveLength(bandCount);
      expect(keys.every((key) => Number.isInteger(key) && key >= 0 && key < 2 ** bandKeyBits)).toBe(true);
      expect(bandKeysOf(new Set(list.toReversed()))).toEqual(keys);
    }),
  );
});

test('a text that is too short for a shingle has no keys', () => {
  expect(bandKeysOf(shinglesOf('só quatro palavras aqui', noNames))).toEqual([]);
});
