import { expect, test } from 'vitest';
import { ownAddresses } from './own-addresses.server.ts';

test('a part of the site map counts as the own of the site, and another address beside it does not', () => {
  const isOwn = ownAddresses(() => 'sitemap/:part');
  expect(isOwn('/sitemap/0.xml')).toBe(true);
  expect(isOwn('/sitemap/12.xml')).toBe(true);
  for (const path of ['/sitemap/nada', '/sitemap/antigo.xml', '/sitemap/01.xml'])
    expect(isOwn(path)).toBe(false);
});

test('a preview counts, because no rule is consulted for it', () => {
  expect(ownAddresses(() => 'previa/:token')('/previa/qualquer')).toBe(true);
});

test('a route that answers every address counts, and a path without a route does not', () => {
  expect(ownAddresses(() => 'motores/escolher')('/motores/escolher')).toBe(true);
  expect(ownAddresses(() => null)('/nada')).toBe(false);
});
