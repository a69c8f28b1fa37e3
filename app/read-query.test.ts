import { expect, test } from 'vitest';
import { queries } from './paths.ts';
import { readQuery } from './read-query.ts';

test('the first value of a query parameter is returned, or null without one', () => {
  const read = (query: string) => readQuery(new Request(`http://site/sitemap${query}`), queries.sitemapPage);
  expect(read('?pagina=2&pagina=3')).toBe('2');
  expect(read('?pagina=')).toBe('');
  expect(read('')).toBeNull();
});

test('reading a query parameter at an address it is not declared for throws', () => {
  expect(() => readQuery(new Request('http://site/motores?pagina=2'), queries.sitemapPage)).toThrow(
    "'pagina' is declared for /sitemap: declare it for /motores too",
  );
});

test('a parameter that is not declared in app/paths.ts is refused by the compiler, and when it is read', () => {
  const undeclared = { path: '/motores', name: 'marca' } as const;
  // @ts-expect-error -- the compiler knows the declared names.
  expect(() => readQuery(new Request('http://site/motores?marca=ppa'), undeclared)).toThrow(
    /not under `queries`/,
  );
});
