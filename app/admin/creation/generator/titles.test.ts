import { expect, test } from 'vitest';
import { titlesIn, withoutTitle } from './titles.ts';

test('each line is one title; blank lines and extra spaces are dropped', () => {
  expect(titlesIn('  Motor   em Moema \r\n\n \t \nConserto de portão')).toEqual([
    'Motor em Moema',
    'Conserto de portão',
  ]);
  expect(titlesIn(' \n\t\n')).toEqual([]);
});

test('a finished title leaves the box, and the others stay', () => {
  expect(withoutTitle('a\n\nb\na', 'a')).toBe('b\na');
  expect(withoutTitle('a\nb', 'c')).toBe('a\nb');
  expect(withoutTitle('a', 'a')).toBe('');
});
