import { expect, test } from 'vitest';
import { intentOf } from './intent.ts';
import { verdictOf } from './verdict.ts';

const fine = { similarity: 0, ownWords: 300, isAnswered: false };

test.each([
  ['ok', fine],
  ['ok', { ...fine, similarity: 0.5499 }],
  ['aviso', { ...fine, similarity: 0.55 }],
  ['aviso', { ...fine, similarity: 0.8499 }],
  ['retida', { ...fine, similarity: 0.85 }],
  ['ok', { ...fine, ownWords: 120 }],
  ['retida', { ...fine, ownWords: 119 }],
  ['retida', { ...fine, isAnswered: true }],
] as const)('the verdict is %s for %j', (verdict, findings) => {
  expect(verdictOf(findings)).toBe(verdict);
});

test('a search has the same intent in another order and with synonyms, but not if it asks for something else', () => {
  expect(intentOf('Conserto de portão de correr')).toBe(intentOf('Consertar o portão deslizante'));
  expect(intentOf('Portão eletrônico: motor')).toBe(intentOf('Motor para portão automático'));
  expect(intentOf('Portão não abre')).not.toBe(intentOf('Portão não fecha'));
});
