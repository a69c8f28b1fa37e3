import { expect, test } from 'vitest';
import { suggestPages } from './suggest-pages.server.ts';

test('the page whose name has the words of the address comes first, and no page appears twice', () => {
  const suggested = suggestPages('/links-uteis/motor-de-portao-em-moema');
  expect(suggested[0]).toMatchObject({ path: '/cidades/moema' });
  expect(suggested.length).toBeLessThanOrEqual(3);
  expect(new Set(suggested.map(({ path }) => path)).size).toBe(suggested.length);
});

test('an address that shares no word with any page has no suggestions', () => {
  expect(suggestPages('/links-uteis/xyzzy')).toEqual([]);
  expect(suggestPages('/')).toEqual([]);
});
