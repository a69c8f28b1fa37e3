import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchFilter } from './search-filter.ts';

test('a text is looked for in titles as typed and in slugs as a slug', () => {
  expect(searchFilter('  Portão   PPA ')).toBe('title.ilike."%Portão PPA%",slug.ilike."%portao-ppa%"');
});

test('nothing to search for is no filter, and signs alone are sought in titles only', () => {
  expect(searchFilter(' \t')).toBeNull();
  expect(searchFilter('?')).toBe('title.ilike."%?%"');
});

test('what means something to the service is taken as it is', () => {
  expect(searchFilter('100%')).toContain('"%100\\\\%%"');
  expect(searchFilter('a_b')).toContain('title.ilike."%a\\\\_b%"');
  expect(searchFilter('"x"')).toContain('title.ilike."%\\"x\\"%"');
  expect(searchFilter('*')).toBe('title.ilike."%_%"');
});

test('no text breaks out of its quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
      const filter = searchFilter(typed);
      if (filter !== null)
        expect(filter).toMatch(/^title\.ilike\."(?:[^"\\]|\\.)*"(?:,slug\.ilike\."(?:[^"\\]|\\.)*")?$/s);
    }),
  );
});
