import { expect, test } from 'vitest';
import { groupQuotes, quoteMessage, quotesOf } from './quote-lines.ts';

test('a fixed price is also given in ten instalments, a range is not', () => {
  expect(quotesOf(['padrao', 'jetflex', 'repair']).map(({ instalments }) => instalments)).toEqual([
    '10x de R$\u00a089,90',
    '10x de R$\u00a0134,90',
    null,
  ]);
});

test('adjacent lines that include the same on the same terms form a group, in their order', () => {
  const groups = groupQuotes(quotesOf(['padrao', 'repair', 'speedy', 'jetflex']));
  expect(groups.map((group) => group.map(({ name }) => name))).toEqual([
    ['Kit PADRÃO instalado'],
    ['Conserto'],
    ['Kit SPEEDY instalado', 'Kit JETFLEX instalado'],
  ]);
});

test('the message repeats the line of the quote sheet and adds what is known about its sender', () => {
  const [quote] = quotesOf(['padrao']);
  expect(quote && quoteMessage(quote, 'Estou em Moema.').replaceAll('\u00a0', ' ')).toBe(
    [
      'Olá! Quero este orçamento: Kit PADRÃO instalado. Estou em Moema.',
      'Basculante; abre em 16 segundos',
      'R$ 899 ou 10x de R$ 89,90',
      'Motor, central, 2 controles, fixação, manual, frete e montagem; fotocélula à parte',
      'Montado em 2 a 3 horas; 1 ano de garantia no kit e na montagem',
    ].join('\n'),
  );
});
