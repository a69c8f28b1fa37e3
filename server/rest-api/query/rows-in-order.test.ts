import { expect, test } from 'vitest';
import type { OrderTerm } from '#database/row-query.ts';
import { rowsInOrder } from './rows-in-order.ts';

const rows = [
  { id: 'a', views: 10, note: null },
  { id: 'b', views: 9, note: 'z' },
  { id: 'c', views: 9, note: 'a' },
];

const idsBy = (...order: OrderTerm[]) =>
  rowsInOrder(rows, order)
    .map(({ id }) => id)
    .join('');

test('numbers are compared by value, and later terms decide between equal rows', () => {
  expect(idsBy({ column: 'views', direction: 'asc' }, { column: 'note', direction: 'asc' })).toBe('cba');
  expect(idsBy({ column: 'views', direction: 'desc' }, { column: 'note', direction: 'desc' })).toBe('abc');
});

test.each([
  ['asc', 'first', 'acb'],
  ['asc', 'last', 'cba'],
  ['desc', 'first', 'abc'],
  ['desc', 'last', 'bca'],
] as const)('texts are sorted %s with NULL %s', (direction, nulls, ids) => {
  expect(idsBy({ column: 'note', direction, nulls })).toBe(ids);
});

test('rows without an order stay as they are', () => {
  expect(idsBy()).toBe('abc');
});
