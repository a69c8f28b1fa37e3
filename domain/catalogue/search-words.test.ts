import { expect, test } from 'vitest';
import { isNearlyCommon, isPart, significantWords } from './search-words.ts';

test('words that occur in every search are not significant', () => {
  expect(significantWords('Meu PORTÃO eletrônico está travado, o que faço?')).toEqual(['travado', 'faco']);
  expect(significantWords('motor do portão')).toEqual([]);
});

test('a negated word is a different word, even with fillers between it and the negation', () => {
  expect(significantWords('não quer abrir')).toEqual(['!abrir']);
  expect(significantWords('n abre nem fecha')).toEqual(['!abre', '!fecha']);
  expect(significantWords('portão sem luz')).toEqual(['!luz']);
  expect(significantWords('portão não')).toEqual([]);
});

test('a repeated word counts once, and only the first twelve words count', () => {
  expect(significantWords('abre abre abre')).toEqual(['abre']);
  const many = Array.from({ length: 4_000 }, (_, position) => `palavra${position}`).join(' ');
  expect(significantWords(many)).toHaveLength(12);
});

test('names of parts and misspelt common words are recognised', () => {
  expect([isPart('placa'), isPart('travado')]).toEqual([true, false]);
  expect([isNearlyCommon('portoa'), isNearlyCommon('controle')]).toEqual([true, false]);
});
