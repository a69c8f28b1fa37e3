import { expect, test } from 'vitest';
import { priceForTitle } from './price-for-title.ts';

test.each([
  ['Conserto de portão em Moema', 'repair'],
  ['Meu PORTÃO NÃO abre: o que fazer?', 'repair'],
  ['Manutenção do portão do condomínio', 'sharedRepair'],
  ['Motor para portão de condomínio', 'condominium'],
  ['Motor de portão na Lapa', 'kit'],
  ['1/4 CV', 'kit'],
])('the page “%s” quotes the price %s', (title, price) => {
  expect(priceForTitle(title)).toBe(price);
});
