import { expect, test } from 'vitest';
import { countWords, sentencesOfLines, sentenceTemplates, shareOfShort } from './sentences.ts';

test('a text is split at its full stops and its lines, but not inside a figure', () => {
  expect(
    sentencesOfLines(
      'O kit custa R$\u00a01.349 instalado. "Serve para 220 V?" Serve.\nLigue antes, das 8h às 18h.',
    ),
  ).toEqual([
    'O kit custa R$\u00a01.349 instalado.',
    '"Serve para 220 V?"',
    'Serve.',
    'Ligue antes, das 8h às 18h.',
  ]);
});

test('a price counts as one word', () => {
  expect(countWords('Custa de R$\u00a0150 a R$\u00a01.600.')).toBe(5);
});

test('the share of short sentences counts those of six words or fewer', () => {
  expect(shareOfShort(['Olhe a folha inteira antes disso.', 'Olhe a folha inteira bem antes disso.'])).toBe(
    0.5,
  );
  expect(shareOfShort([])).toBe(0);
});

test('sentences that differ only in names, prepositions and figures count as one template', () => {
  const [most] = sentenceTemplates(
    [
      ['penha', ['O conserto na Penha custa de R$\u00a0150 a R$\u00a0600.']],
      [
        'moema',
        ['O conserto em Moema custa de R$\u00a0200 a R$\u00a0500.', 'Mande uma foto do portão fechado.'],
      ],
    ],
    ['Penha', 'Moema'],
  );
  expect(most?.texts).toEqual(['penha', 'moema']);
});

test('a price is a figure like any other, so nothing of it is left in the template', () => {
  const [most] = sentenceTemplates(
    [
      ['price', ['O conserto da folha custa R$\u00a01.349 ou mais.']],
      ['number', ['O conserto da folha custa 600 ou mais.']],
    ],
    [],
  );
  expect(most?.texts).toEqual(['price', 'number']);
});

test('a sentence that a text contains twice is found, and a short one is not', () => {
  const twice = 'Mande uma foto do portão fechado.';
  expect(sentenceTemplates([['faq', [twice, twice, 'Mande uma foto.', 'Mande uma foto.']]], [])).toEqual([
    { sentence: twice, texts: ['faq', 'faq'] },
  ]);
});
