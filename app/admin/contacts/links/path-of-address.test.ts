import { expect, test } from 'vitest';
import { pathOfAddress } from './path-of-address.ts';

test.for([
  ['/', '/'],
  ['/cidades/moema', '/cidades/moema'],
  ['cidades/moema/', '/cidades/moema'],
  [' https://site.example/cidades/moema?utm_source=x#precos ', '/cidades/moema'],
  ['HTTPS://site.example', '/'],
  ['https://site.example//', '/'],
  ['', null],
  ['motor em moema', null],
  ['https://', null],
] as const)('%s is read as the path %s', ([typed, path]) => {
  expect(pathOfAddress(typed)).toBe(path);
});
