import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  codeLength,
  codesOneLongerOrShorter,
  isPageCode,
  lengthFor,
  newPageCode,
  readPageCode,
} from './page-code.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Every code of three characters. The first 512 pages have one of them. */
const shortest = [...alphabet].flatMap((first) =>
  [...alphabet].map((second) => {
    const drawn = [first, second].map((character) => alphabet.indexOf(character) / alphabet.length);
    return newPageCode(codeLength.min, () => drawn.shift() ?? 0);
  }),
);

function withOneWrong(code: string): string[] {
  return [...code].flatMap((right, place) =>
    [...alphabet]
      .filter((character) => character !== right)
      .map((wrong) => code.slice(0, place) + wrong + code.slice(place + 1)),
  );
}

test('changing any one character of a three-character code never makes another code', () => {
  expect(new Set(shortest).size).toBe(alphabet.length ** 2);
  const codes = new Set(shortest);
  for (const code of shortest) for (const wrong of withOneWrong(code)) expect(codes.has(wrong)).toBe(false);
});

test('changing any one character of a longer code never makes another code', () => {
  const codes = fc
    .integer(codeLength)
    .chain((length) =>
      fc
        .infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))
        .map((numbers) => ({ length, numbers })),
    );
  fc.assert(
    fc.property(codes, ({ length, numbers }) => {
      const code = newPageCode(length, () => numbers.next().value ?? 0);
      expect(isPageCode(code)).toBe(true);
      expect(withOneWrong(code).filter(isPageCode)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('every code that a missing or added character makes is found', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shortest),
      fc.nat(3),
      fc.constantFrom(...alphabet),
      (code, place, added) => {
        const longer = code.slice(0, place) + added + code.slice(place);
        fc.pre(isPageCode(longer));
        expect(codesOneLongerOrShorter(code)).toContain(longer);
        expect(codesOneLongerOrShorter(longer)).toContain(code);
      },
    ),
  );
});

test('a code is read as people write it', () => {
  const code = shortest.find((candidate) => candidate.includes('1') && candidate.includes('0')) ?? '';
  expect(readPageCode(` ${code.toLowerCase().replace('1', 'l').replace('0', 'o')} `)).toBe(code);
  for (const typed of ['', 'U12', '12', '1234567', 'não é um código']) expect(readPageCode(typed)).toBeNull();
});

test('codes become longer once half of them are used', () => {
  expect([0, 511, 512, 16_383, 16_384, 40_000_000].map(lengthFor)).toEqual([3, 3, 4, 4, 5, 6]);
});
