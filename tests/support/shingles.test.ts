import { expect, test } from 'vitest';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { nameList, noNames } from '#domain/similarity/words.ts';
import { mostAlike, mostShared, tooAlike } from './shingles.ts';

const text = (place: string) =>
  `Em ${place} há muitos portões basculantes antigos nas ruas estreitas do centro.`;

test('a pair above the limit is named with its similarity', () => {
  const names = nameList(['Mooca', 'São Mateus']);
  const texts = ['Mooca', 'São Mateus'].map((place) => [place, shinglesOf(text(place), names)] as const);
  expect(tooAlike(new Map(texts), 0.55)).toEqual(['Mooca and São Mateus: 1.00']);
});

test('the most similar pair of several texts is found, with its similarity', () => {
  const texts = new Map(
    ['um dois três quatro cinco seis', 'um dois três quatro cinco sete', 'oito nove dez onze doze treze'].map(
      (words) => [words, shinglesOf(words, noNames)],
    ),
  );
  const { pair, score } = mostAlike(texts);
  expect(pair.map((words) => words.slice(-4))).toEqual(['seis', 'sete']);
  expect(score).toBeCloseTo(1 / 3);
});

test('the run that most texts have in common is found, with those texts', () => {
  const texts = new Map(
    ['mande uma foto', 'hoje mande uma foto nova', 'mande uma carta'].map((words) => [
      words,
      shinglesOf(words, noNames, 3),
    ]),
  );
  expect(mostShared(texts, 1)).toEqual([
    { run: 'mande uma foto', texts: ['mande uma foto', 'hoje mande uma foto nova'] },
  ]);
});
