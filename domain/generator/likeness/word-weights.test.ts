import { expect, test } from 'vitest';
import { kindredWords } from '#content/generator/words/kindred-words.ts';
import { stemOf } from './stems.ts';
import { kindredOf } from './word-weights.ts';

test('no word is in two groups of kindred words, not even in another form', () => {
  const grouped = kindredWords.flatMap((group) => [...new Set(group.split(' ').map(stemOf))]);
  expect(grouped.filter((stem, at) => grouped.indexOf(stem) !== at)).toEqual([]);
});

test('what is cheap is kindred to its price and not to an insect, and an hour is not kindred to the night', () => {
  expect(kindredOf(stemOf('barato'))).toContain(stemOf('preco'));
  expect(kindredOf(stemOf('barata'))).not.toContain(stemOf('inseto'));
  expect(kindredOf(stemOf('hora'))).not.toContain(stemOf('noite'));
});
