import { expect, test } from 'vitest';
import { answeredBy } from './answered-by.ts';

test('a title that a hand-written page answers gets its address', () => {
  expect(answeredBy('Conserto de motor de portão: guia completo')).toBe(
    '/topicos/conserto-de-motor-de-portao',
  );
  expect(answeredBy('Tudo sobre manutenção preventiva de portão automático')).toBe(
    '/topicos/manutencao-preventiva-de-portao-automatico',
  );
  expect(answeredBy('Roldana do portão quebrada')).toBe('/roldana-do-portao-quebrada');
});

test('a title about a place, about another subject or about gates in general has no hand-written page', () => {
  expect(answeredBy('Conserto de motor de portão em Moema')).toBeNull();
  expect(answeredBy('Receita de bolo')).toBeNull();
  expect(answeredBy('portão')).toBeNull();
});
