import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '#domain/fold-text.ts';
import { nameList, noNames, wordsOf } from './words.ts';

const folded = (text: string, names = noNames) => wordsOf(text, names).map((word) => word.folded);

test('words are folded and keep their place in the text', () => {
  const text = 'Portão travado? Não force: é a MOLA.';
  const words = wordsOf(text, noNames);
  expect(words.map((word) => word.folded)).toEqual(['portao', 'travado', 'nao', 'force', 'e', 'a', 'mola']);
  expect(words.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(
    'Portão travado Não force é a MOLA',
  );
});

test('the longest name that fits is left out, and only as whole words', () => {
  const names = nameList(['São', 'São Mateus', 'Sé']);
  expect(folded('em São Mateus e são sempre da Sé', names)).toEqual(['em', 'e', 'sempre', 'da']);
});

test('the words are those of the folded text, whatever it contains', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('é', 'portão', 'Á', '1', '-', '\u0301', ' ', '½', 'ﬁ', 'İ'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      expect(folded(text)).toEqual(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []);
    }),
    { numRuns: 2000 },
  );
});

test('leaving names out gives the same words as removing them from the text', () => {
  const parts = ['sao', 'paulo', 'mateus', 'portao', 'motor', 'se'];
  const names = ['sao paulo', 'sao', 'se'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), (words) => {
      const expected = ` ${words.join('  ')} `.replace(/ sao {2}paulo | sao | se /g, ' ').match(/\S+/g) ?? [];
      expect(folded(words.join(' '), nameList(names))).toEqual(expected);
    }),
  );
});
