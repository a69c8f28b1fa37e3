import { expect, test } from 'vitest';
import { withKeptQuery } from './kept-query.ts';

test.each([
  [301, '/novo', '/velho?gclid=1&utm_source=a', '/novo?gclid=1&utm_source=a'],
  [302, '/novo', '/velho?gclid=1', '/novo?gclid=1'],
  [301, '/novo', '/velho', '/novo'],
  [301, '/novo', '/velho?', '/novo'],
])('a %i to %s passes on the query of %s', (status, location, target, kept) => {
  expect(withKeptQuery({ status, location }, target)).toBe(kept);
});

test.each([
  ['a new address with a query of its own', 301, '/motores?modelo1=a', '/Motores?modelo1=a&gclid=1'],
  ['the way home from an unknown word', 302, '/', '/nada?gclid=1'],
  ['the way to the not-found page', 302, '/not-found', '/links-uteis/nada?gclid=1'],
  ['a search', 303, '/garantia', '/buscar?q=garantia'],
])('%s is not changed', (_, status, location, target) => {
  expect(withKeptQuery({ status, location }, target)).toBe(location);
});
