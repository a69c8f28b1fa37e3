import { expect, test } from 'vitest';
import { ruleCaching, withKeptQuery } from './kept-query.ts';

test.each([
  [301, '/novo', '/velho?gclid=1&utm_source=a', '/novo?gclid=1&utm_source=a'],
  [302, '/novo', '/velho?gclid=1', '/novo?gclid=1'],
  [302, '/', '/velho?gclid=1', '/?gclid=1'],
  [301, '/novo', '/velho', '/novo'],
  [301, '/novo', '/velho?', '/novo'],
])('the %i of a rule to %s passes on the query of %s', (status, location, target, kept) => {
  expect(withKeptQuery({ status, location, cacheControl: ruleCaching }, target)).toBe(kept);
});

test('the redirect to another spelling of the address passes on the query', () => {
  expect(withKeptQuery({ status: 301, location: '/sitemap', cacheControl: null }, '/Sitemap?a=1')).toBe(
    '/sitemap?a=1',
  );
});

test.each([
  ['a new address with a query of its own', 301, '/motores?modelo1=a', '/Motores?modelo1=a&gclid=1'],
  ['the way home from an unknown word', 302, '/', '/nada?gclid=1'],
  ['the way to the not-found page', 302, '/not-found', '/links-uteis/nada?gclid=1'],
  ['the way from a missing list page to the first one', 302, '/sitemap', '/sitemap?pagina=999'],
  ['a search', 303, '/garantia', '/buscar?q=garantia'],
])('%s is not changed', (_, status, location, target) => {
  expect(withKeptQuery({ status, location, cacheControl: null }, target)).toBe(location);
});
