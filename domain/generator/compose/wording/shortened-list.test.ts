import { expect, test } from 'vitest';
import { shortenedList } from './shortened-list.ts';

const length = { from: 40, to: 110 };

test('a long list ends with as many items as fit, joined by its own conjunction', () => {
  expect(
    shortenedList(
      'O motor está no fim quando esquenta em poucas aberturas, perde força com a folha leve, solta cheiro de verniz, ronca parado ou derruba o disjuntor.',
      length,
    ),
  ).toBe('O motor está no fim quando esquenta em poucas aberturas ou perde força com a folha leve.');
});

test('what comes before the main clause is no item of the list', () => {
  expect(
    shortenedList(
      'Para destravar o portão, desligue o disjuntor dele no quadro, veja a folha e os cabos de longe, gire a chave até o motor soltar e leve a folha na mão.',
      length,
    ),
  ).toBe('Para destravar o portão, desligue o disjuntor dele no quadro e veja a folha e os cabos de longe.');
});

test('a price or a subordinate clause is no item, and without two items the first one after a colon is kept', () => {
  expect(
    shortenedList(
      'Não é normal, e não continue usando: desligue o disjuntor do portão no quadro, que fica na casa, antes de olhar para dentro da caixa do motor.',
      length,
    ),
  ).toBe('Não é normal, e não continue usando: desligue o disjuntor do portão no quadro.');
});

test('a sentence without a list gives nothing', () => {
  expect(
    shortenedList('O portão de correr pede parede livre ao lado para a folha recolher inteira.', length),
  ).toBe('');
});
