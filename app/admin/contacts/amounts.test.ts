import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents, readCents } from './amounts.ts';

test.each([
  ['890', 89_000],
  ['1.349', 134_900],
  ['1349,90', 134_990],
  ['R$ 1.349,90', 134_990],
  ['1349.9', 134_990],
  ['10.000.000', 1_000_000_000],
  ['10.000.001', null],
  ['0', null],
  ['', null],
  ['mil', null],
  ['-5', null],
  ['1,2,3', null],
])('the typed amount "%s" is read as %s cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});

test('an amount that was formatted is read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
      expect(readCents(formatCents(cents))).toBe(cents);
    }),
  );
});
