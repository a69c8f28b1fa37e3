import { expect, test } from 'vitest';
import { keywordsFromTitle } from './keywords.ts';

test('a title gives itself and its telling words, each once', () => {
  expect(keywordsFromTitle('Conserto de Motor de Portão em Moema')).toEqual([
    'conserto de motor de portão em moema',
    'conserto',
    'motor',
    'portão',
    'moema',
    'motor de portão',
    'portão automático',
  ]);
});

test('a power written as a fraction stays whole', () => {
  expect(keywordsFromTitle('Motor 1/4 HP')).toContain('1/4');
});
