import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCodes } from './find-codes.ts';
import { codeLength, newPageCode } from './page-code.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const seeded = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};
const codes = fc
  .tuple(
    fc.integer(codeLength),
    fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 6, maxLength: 6 }),
  )
  .map(([length, numbers]) => newPageCode(length, seeded(numbers)));

const lookalikes = { '0': 'o', '1': 'l' } as Readonly<Record<string, string>>;
const asPeopleWrite = (code: string) =>
  [...code.toLowerCase()].map((character) => lookalikes[character] ?? character).join('');

test('a code is found in a customer’s message, in lower case and with letters that look like digits', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom('(ref. ', 'Ref: ', 'ref ', 'código ', 'CODIGO: '), (code, mark) => {
      for (const typed of [code, asPeopleWrite(code)]) {
        expect(findCodes(`Olá! Meu portão não abre. ${mark}${typed})`)).toEqual([code]);
        expect(findCodes(` ${typed} `)).toEqual([code]);
      }
    }),
  );
});

test('if a pasted conversation has several codes, the last one comes first', () => {
  const [one, other] = [newPageCode(3, seeded([0.1])), newPageCode(4, seeded([0.7]))];
  expect(findCodes(`Oi (ref. ${one})\nde novo eu (ref. ${other})`)).toEqual([other, one]);
});

/** The code with each of its characters in turn replaced by each other one that a person may type. */
function withOneOther(code: string): string[] {
  const typeable = [...`${alphabet}ILOU`].flatMap((character) => [character, character.toLowerCase()]);
  return [...code].flatMap((right, place) =>
    typeable
      .filter((other) => other.toUpperCase() !== right)
      .map((other) => code.slice(0, place) + other + code.slice(place + 1)),
  );
}

test('no single wrong character finds another page, whichever codes are in use', () => {
  const inUse = fc.uniqueArray(codes, { minLength: 20, maxLength: 60 });
  fc.assert(
    fc.property(inUse, (used) => {
      const known = new Set(used);
      for (const code of used) {
        for (const typed of withOneOther(code)) {
          const found = findCodes(`Olá (ref. ${typed})`).filter((candidate) => known.has(candidate));
          // I, L and O are read as the digits they look like, so the code itself may be found.
          expect(found.filter((candidate) => candidate !== code)).toEqual([]);
        }
      }
    }),
    { numRuns: 15 },
  );
});

test('ordinary words are not codes, however they end', () => {
  for (const text of [
    '',
    'Olá, meu portão não abre',
    'referente ao motor do portão',
    'Quero um orçamento para o kit',
  ]) {
    expect(findCodes(text)).toEqual([]);
  }
});

test('any text can be read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(() => findCodes(text)).not.toThrow();
    }),
  );
});
