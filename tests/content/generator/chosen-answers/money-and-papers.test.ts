/** The direct answer that a title gets about paying, buying used and what the law says. */
import { expect, test } from 'vitest';
import { headingFor } from '#tests/support/generator/page-of-title.ts';

test('what cannot pay for a gate is refused, and what is paid in another way gets what we accept', () => {
  const fgts = 'Com o dinheiro do saque na mão';
  expect(headingFor('Comprar motor com FGTS')).toBe(fgts);
  expect(headingFor('da para usar o fgts para trocar o portao')).toBe(fgts);
  expect(headingFor('consórcio ou financiamento de portão automático')).toBe(
    'Antes de pedir dinheiro ao banco',
  );
  expect(headingFor('aceita vale refeição no conserto do portão')).toBe('Como se paga o portão');
  expect(headingFor('pagar motor de portão com cheque')).toBe('O que combinar antes de pagar');
  expect(headingFor('parcelar motor de portão em 12 vezes sem juros')).toBe('Como caber no mês');
});

test('a used motor that is sold, bought burnt or left in a sold house gets no advice for its buyer', () => {
  expect(headingFor('vendo motor PPA usado quanto vale')).toBe(
    'O que faz um motor usado valer mais no anúncio',
  );
  expect(headingFor('vocês compram motor de portão velho?')).toBe('O que o motor velho ainda vale');
  const burnt = 'Antes de comprar ou vender um motor queimado';
  expect(headingFor('compro motor de portão queimado')).toBe(burnt);
  expect(headingFor('quem compra placa de portão queimada')).toBe(burnt);
  expect(headingFor('onde descartar motor de portão velho')).toBe('O que vale guardar');
  const sold = 'O que deixar escrito na venda';
  expect(headingFor('vendi a casa posso levar o motor do portão')).toBe(sold);
  expect(headingFor('motor do portão entra na venda do imóvel')).toBe(sold);
  expect(headingFor('fim do aluguel posso levar o motor que instalei')).not.toBe(sold);
  expect(headingFor('arrependimento compra motor pela internet 7 dias')).toBe('Antes de mandar de volta');
});

test('a price with or without the work, and a contract for so many flats, are answered as asked', () => {
  expect(headingFor('Troca do motor por R$ 1.000 inclui instalação?')).toBe(
    'O que perguntar sobre um preço de R$ 1.000',
  );
  expect(headingFor('motor de portão por R$ 500 com instalação')).toBe('O que falta num preço de R$ 500');
  expect(headingFor('Contrato de manutenção para condomínio com 60 apartamentos')).toBe(
    'O que 60 apartamentos pedem do contrato',
  );
  expect(headingFor('contrato de manutenção para condomínio')).toBe(
    'O que comparar em duas propostas de contrato',
  );
});
