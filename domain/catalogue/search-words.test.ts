import { expect, test } from 'vitest';
import { isNearlyCommon, isPart, tellingWords } from './search-words.ts';

test('what everybody writes tells nothing', () => {
  expect(tellingWords('Meu PORTÃO eletrônico está travado, o que faço?')).toEqual(['travado', 'faco']);
  expect(tellingWords('motor do portão')).toEqual([]);
});

test('a word that is denied is another word, whatever stands between', () => {
  expect(tellingWords('não quer abrir')).toEqual(['!abrir']);
  expect(tellingWords('n abre nem fecha')).toEqual(['!abre', '!fecha']);
  expect(tellingWords('portão sem luz')).toEqual(['!luz']);
  expect(tellingWords('portão não')).toEqual([]);
});

test('a word counts once, and twelve are enough', () => {
  expect(tellingWords('abre abre abre')).toEqual(['abre']);
  const many = Array.from({ length: 4_000 }, (_, position) => `palavra${position}`).join(' ');
  expect(tellingWords(many)).toHaveLength(12);
});

test('parts are known, and slips in the words of every phrase', () => {
  expect([isPart('placa'), isPart('travado')]).toEqual([true, false]);
  expect([isNearlyCommon('portoa'), isNearlyCommon('controle')]).toEqual([true, false]);
});
