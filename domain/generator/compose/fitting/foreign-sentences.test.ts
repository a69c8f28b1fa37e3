import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { boundsOf, fittingParagraph } from './foreign-sentences.ts';

const fitting = (paragraph: string) =>
  fittingParagraph(paragraph, boundsOf(understandTitle('Portão de correr não fecha')));

test('a sentence about another gate leaves with the one that refers back to it', () => {
  for (const second of [
    'Ela pesa mais.',
    'Nesse caso a folha cai.',
    'Isto muda o preço.',
    'Os outros não têm isso.',
    'Nos outros a folha corre.',
    'Depois disso a folha cai.',
  ])
    expect(fitting(`O basculante tem contrapeso. ${second} Limpe o trilho.`), second).toBe('Limpe o trilho.');
});

test('a sentence that fits stays, and a paragraph of which nothing is left goes', () => {
  expect(fitting('O basculante tem contrapeso. Limpe o trilho.')).toBe('Limpe o trilho.');
  expect(fitting('O basculante tem contrapeso.')).toBeNull();
});
