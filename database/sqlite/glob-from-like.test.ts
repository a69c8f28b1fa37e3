import { expect, test } from 'vitest';
import { globFromLike } from './glob-from-like.ts';

test('a LIKE pattern becomes a GLOB pattern that matches the same texts', () => {
  expect(globFromLike('a%b_c')).toBe('a*b?c');
  expect(globFromLike('100\\%')).toBe('100%');
  expect(globFromLike('[x]*?')).toBe('[[]x][*][?]');
  expect(globFromLike('\\*\\\\')).toBe('[*]\\');
});
