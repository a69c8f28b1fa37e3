import { expect, test } from 'vitest';
import { pagesOnSubject, suggestPages } from './suggest-pages.server.ts';

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

test('a title leads to pages on its subject, and to none if it names only a place', () => {
  const paths = (title: string) => pagesOnSubject(title).map(({ path }) => path);
  expect(paths('Conserto de portão automático em Moema')).toContain('/topicos/conserto-de-motor-de-portao');
  expect(paths('Quanto custa um motor de portão')).toContain('/termos/quanto-custa-motor-de-portao');
  expect(paths('Portão em Moema')).toEqual([]);
});
