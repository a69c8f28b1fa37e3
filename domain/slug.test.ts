import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugFromName, slugFromSearch, slugFromTitle, titleFromSlug } from './slug.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const words = fc.stringMatching(
  /^[A-Za-zÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú0-9]{1,9}( {1,3}[A-Za-zàáâãçéêíóôõú0-9]{1,9}){0,4}$/,
);

test('names lose accents and capitals, and white space becomes hyphens', () => {
  expect(slugFromName('São Bernardo do Campo')).toBe('sao-bernardo-do-campo');
  expect(slugFromName('  Motor \t PPA\n')).toBe('motor-ppa');
});

test('titles lose everything but word characters, and hyphens collapse', () => {
  expect(slugFromTitle('Conserto de Portão – Preço, Prazo & Garantia!')).toBe(
    'conserto-de-portao-preco-prazo-garantia',
  );
  expect(slugFromTitle('Motor 1/4 CV -- até 300 kg')).toBe('motor-14-cv-ate-300-kg');
  expect(slugFromTitle('-- Já --')).toBe('ja');
  expect(slugFromTitle('¿?!')).toBe('');
});

test('a search loses its punctuation, is trimmed and hyphenated', () => {
  expect(slugFromSearch('  Portão não fecha!!  ')).toBe('portao-nao-fecha');
  expect(slugFromSearch('motor   "PPA", barulho...')).toBe('motor-ppa-barulho');
  expect(slugFromSearch(' ?! ')).toBe('');
});

test('a slug becomes a title with capitalised words; without a letter or digit, the title is empty', () => {
  expect(titleFromSlug('vila-sao-jose')).toBe('Vila Sao Jose');
  expect(titleFromSlug('vila  sao-jose')).toBe('Vila Sao Jose');
  expect(['', '--', ' ', '!?', '\u{1F6AA}', '\0'].map(titleFromSlug).filter((title) => title !== '')).toEqual(
    [],
  );
});

test('a slug from a title is one safe URL segment, whatever the title', () => {
  fc.assert(
    fc.property(anyText, (title) => {
      expect(slugFromTitle(title)).toMatch(/^(\w+(-\w+)*)?$/);
    }),
  );
});

test('a slug from a search is one safe URL segment, whatever was typed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slugFromSearch(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});

test('the slug of a slug from a title or a name is the slug itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slugFromTitle(slugFromTitle(text))).toBe(slugFromTitle(text));
      expect(slugFromName(slugFromName(text))).toBe(slugFromName(text));
    }),
  );
});

test('the three rules agree on plain words, so that a search finds the page of its phrase', () => {
  fc.assert(
    fc.property(words, (text) => {
      expect(slugFromTitle(text)).toBe(slugFromName(text));
      expect(slugFromSearch(text)).toBe(slugFromName(text));
    }),
  );
});
