import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  agree,
  determine,
  enumerate,
  lowerFirst,
  type NounPhrase,
  pluralOf,
  sentencesOf,
} from './grammar.ts';

const motor: NounPhrase = { text: 'motor', gender: 'm', number: 'singular' };
const board: NounPhrase = { text: 'placa', gender: 'f', number: 'singular' };
const boards: NounPhrase = { text: 'placas', gender: 'f', number: 'plural' };
const motors: NounPhrase = { text: 'motores', gender: 'm', number: 'plural' };

test('articles and contractions agree in gender and number', () => {
  expect([motor, board, motors, boards].map((noun) => determine('o', noun))).toEqual([
    'o motor',
    'a placa',
    'os motores',
    'as placas',
  ]);
  expect(determine('do', board)).toBe('da placa');
  expect(determine('no', motors)).toBe('nos motores');
  expect(determine('ao', board)).toBe('à placa');
  expect(determine('pelo', boards)).toBe('pelas placas');
  expect(determine('este', board)).toBe('esta placa');
});

test('adjectives agree, including those with one form for both genders', () => {
  expect(agree('novo', boards)).toBe('novas');
  expect(agree('automático', motors)).toBe('automáticos');
  expect(agree('basculante', board)).toBe('basculante');
  expect(agree('basculante', motors)).toBe('basculantes');
});

test.for([
  ['portão', 'portões'],
  ['motor', 'motores'],
  ['central', 'centrais'],
  ['engrenagem', 'engrenagens'],
  ['roldana', 'roldanas'],
  ['controle', 'controles'],
  ['ônibus', 'ônibus'],
  ['papel', 'papéis'],
] as const)('the plural of %s is %s', ([singular, plural]) => {
  expect(pluralOf(singular)).toBe(plural);
});

test('the last item of a list is joined with "e"', () => {
  expect(enumerate([])).toBe('');
  expect(enumerate(['Penha'])).toBe('Penha');
  expect(enumerate(['Penha', 'Lapa'])).toBe('Penha e Lapa');
  expect(enumerate(['Penha', 'Lapa', 'Brás'])).toBe('Penha, Lapa e Brás');
});

test('a text begins in lower case, but an abbreviation keeps its capitals', () => {
  expect(['O motor abre.', 'PPA é a marca.', 'R$ 500 bastam.'].map(lowerFirst)).toEqual([
    'o motor abre.',
    'PPA é a marca.',
    'R$ 500 bastam.',
  ]);
});

test('the point in a price does not end a sentence, and splitting loses no word', () => {
  expect(sentencesOf('Custa R$\u00a01.349. Serve? Serve.')).toEqual([
    'Custa R$\u00a01.349.',
    'Serve?',
    'Serve.',
  ]);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}[.?]?$/)), (words) => {
      expect(sentencesOf(words.join(' ')).join(' ')).toBe(words.join(' '));
    }),
  );
});
