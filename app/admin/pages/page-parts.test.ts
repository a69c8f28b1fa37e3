import { expect, test } from 'vitest';
import { entriesOf, totalOf, withoutPage } from './page-parts.ts';

const entry = (id: string) => ({ id, title: id, slug: id, created_at: '2026-01-15T12:00:00.000Z' });

test('a page that has moved to the next part is listed once', () => {
  const parts = [
    { entries: [entry('c'), entry('b')], total: 4 },
    { entries: [entry('b'), entry('a')], total: 4 },
  ];
  expect(entriesOf(parts).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('the total is that of the latest part, unless that part begins past the end of the list', () => {
  const first = { entries: [entry('c'), entry('b')], total: 4 };
  expect(totalOf([first, { entries: [entry('a')], total: 3 }])).toBe(3);
  expect(totalOf([first, { entries: [], total: 0 }])).toBe(4);
  expect(totalOf([{ entries: [], total: 0 }])).toBe(0);
});

test('a removed page disappears from its part and reduces the total of every part', () => {
  const parts = [
    { entries: [entry('c'), entry('b')], total: 3 },
    { entries: [entry('a')], total: 3 },
  ];
  expect(withoutPage(parts, 'b', false)).toEqual([
    { entries: [entry('c')], total: 2 },
    { entries: [entry('a')], total: 2 },
  ]);
});

test('a page that is not loaded reduces the total of the complete list only', () => {
  const parts = [{ entries: [entry('a')], total: 3 }];
  expect(withoutPage(parts, 'not loaded', true)).toEqual([{ entries: [entry('a')], total: 2 }]);
  expect(withoutPage(parts, 'not loaded', false)).toBe(parts);
});
