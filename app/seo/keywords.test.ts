import { expect, test } from 'vitest';
import { keywordsFromTitle } from './keywords.ts';

test('the keywords of a title are the title, its significant words and two of the whole site, each once', () => {
  expect(keywordsFromTitle('Conserto de Motor de Portão em Moema')).toEqual([
    'conserto de motor de portão em moema',
    'conserto',
    'motor',
    'portão',
    'moema',
    'motor de portão',
    'portão automático',
  ]);
  expect(keywordsFromTitle('Motor de portão')).toEqual([
    'motor de portão',
    'motor',
    'portão',
    'portão automático',
  ]);
});

test('a fraction is kept as one keyword', () => {
  expect(keywordsFromTitle('Motor 1/4 HP')).toContain('1/4');
});
