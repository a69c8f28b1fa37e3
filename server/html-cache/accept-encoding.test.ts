import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8, gzip; q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['br;q=wrong', 'identity'],
] as const)('%s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('only encodings that the header names are chosen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (header) => {
      const chosen = chooseEncoding(header);
      if (chosen !== 'identity') expect(header.toLowerCase()).toMatch(new RegExp(`${chosen}|\\*`));
    }),
  );
});
