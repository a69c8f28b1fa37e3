import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anotherForm, wordDistance } from './word-distance.ts';

test.for([
  ['travou', 'travado'],
  ['abrindo', 'abre'],
  ['pilhas', 'pilha'],
  ['fexa', 'fecha'],
])('%s is another form of %s', ([typed = '', meant = '']) => {
  expect(wordDistance(typed, meant)).toBe(anotherForm);
});

test.for([
  ['feicha', 'fecha'],
  ['fehca', 'fecha'],
  ['cotrole', 'controle'],
  ['funssiona', 'funciona'],
])('%s is a misspelling of %s', ([typed = '', meant = '']) => {
  expect(wordDistance(typed, meant)).toBeGreaterThan(anotherForm);
});

test.for([
  ['luz', 'paz'],
  ['raia', 'roda'],
  ['penha', 'senha'],
  ['110v', '220v'],
  ['para', 'portao'],
  ['desligado', 'liga'],
])('%s is not %s', ([typed = '', meant = '']) => {
  expect(wordDistance(typed, meant)).toBeNull();
});

test('the distance of a word to itself is 0, and the distance is symmetric', () => {
  const word = fc.stringMatching(/^[a-z]{4,7}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(wordDistance(one, one)).toBe(0);
      expect(wordDistance(one, other)).toBe(wordDistance(other, one));
    }),
  );
});
