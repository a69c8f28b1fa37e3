import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchFilter } from './search-filter.ts';

test('titles are searched for the text as typed, and slugs for the slug made of it', () => {
  expect(searchFilter('  Portão   PPA ')).toBe('title.ilike."%Portão PPA%",slug.ilike."%portao-ppa%"');
});

test('a blank search has no filter, and a search for punctuation alone looks only in titles', () => {
  expect(searchFilter(' \t')).toBeNull();
  expect(searchFilter('?')).toBe('title.ilike."%?%"');
});

test('special characters are searched literally, except an asterisk, which stands for any one character', () => {
  expect(searchFilter('100%')).toContain('"%100\\\\%%"');
  expect(searchFilter('a_b')).toContain('title.ilike."%a\\\\_b%"');
  expect(searchFilter('"x"')).toContain('title.ilike."%\\"x\\"%"');
  expect(searchFilter('*')).toBe('title.ilike."%_%"');
});

test('no text can break out of its quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
      const filter = searchFilter(typed);
      if (filter !== null)
        expect(filter).toMatch(/^title\.ilike\."(?:[^"\\]|\\.)*"(?:,slug\.ilike\."(?:[^"\\]|\\.)*")?$/s);
    }),
  );
});
