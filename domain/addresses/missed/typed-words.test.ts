import { expect, test } from 'vitest';
import { createTypedWords, maxWords } from './typed-words.ts';

const hour = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 60 * 60 * 1000);

test('a word is known once three networks have requested it within a day', () => {
  const words = createTypedWords();
  words.note('/portao', 'a', hour(0));
  words.note('/portao', 'a', hour(1));
  words.note('/portao', 'b', hour(2));
  expect(words.isKnown('/portao', hour(2))).toBe(false);
  words.note('/portao', 'c', hour(20));
  expect(words.isKnown('/portao', hour(20))).toBe(true);
});

test('a network whose request is a day old no longer counts', () => {
  const words = createTypedWords();
  words.note('/portao', 'a', hour(0));
  words.note('/portao', 'b', hour(10));
  words.note('/portao', 'c', hour(24));
  expect(words.isKnown('/portao', hour(24))).toBe(false);
  words.note('/portao', 'a', hour(25));
  expect(words.isKnown('/portao', hour(25))).toBe(true);
});

test('a word that nobody requests any more is forgotten, and the number of words is limited', () => {
  const words = createTypedWords();
  words.addCounts('/ontem', { people: 2, robots: 0 }, hour(0));
  expect(words.countsOf('/ontem')).toEqual({ people: 2, robots: 0 });
  words.note('/hoje', 'a', hour(24));
  expect([words.size, words.countsOf('/ontem')]).toEqual([1, { people: 0, robots: 0 }]);
  for (let number = 0; number < maxWords + 10; number += 1) words.note(`/${number}`, 'a', hour(25));
  expect(words.size).toBe(maxWords);
});
