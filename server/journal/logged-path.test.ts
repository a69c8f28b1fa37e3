import { expect, test } from 'vitest';
import { anyWord, loggedPath } from './logged-path.ts';

test.each([
  ['/portao-nao-fecha', 200],
  ['/portao-nao-fecha', 304],
  ['/favicon.svg', 206],
  ['/admin', 302],
  ['/sitemap', 503],
  ['/', 503],
  ['/nada/aqui', 404],
  ['/sitemap', null],
])('%s with status %s is logged unchanged', (path, status) => {
  expect(loggedPath(path, status)).toBe(path);
});

test.each([
  ['/previa/0123456789abcdef0123456789abcdef', 200, '/previa/:token'],
  ['/previa/0123456789abcdef0123456789abcdef', 404, '/previa/:token'],
  ['/Previa/0123456789ABCDEF0123456789abcdef/', 301, '/Previa/:token/'],
  ['//%70revia/0123456789abcdef0123456789abcdef', null, '//%70revia/:token'],
])('%s with status %s is logged without the token of the preview', (path, status, logged) => {
  expect(loggedPath(path, status)).toBe(logged);
});

test.each([
  ['/rua-das-flores-12', 302],
  ['/rua-das-flores-12/', 301],
  ['//rua-das-flores-12', 301],
  ['/rua-das-flores-12', 500],
  ['/rua-das-flores-12', 503],
  ['/rua-das-flores-12', null],
])('the word in %s with status %s may have been typed by a visitor and is not logged', (path, status) => {
  expect(loggedPath(path, status)).toBe(anyWord);
});
