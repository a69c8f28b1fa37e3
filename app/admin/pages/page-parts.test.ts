import { expect, test } from 'vitest';
import { entriesOf, withoutPage } from './page-parts.ts';

const entry = (id: string) => ({ id, title: id, slug: id, created_at: '2026-01-15T12:00:00.000Z' });

test('a page that moved into the next part is listed once', () => {
  const parts = [
    { entries: [entry('c'), entry('b')], total: 4 },
    { entries: [entry('b'), entry('a')], total: 4 },
  ];
  expect(entriesOf(parts).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('a removed page is out of every part and of the total', () => {
  const parts = [
    { entries: [entry('c'), entry('b')], total: 3 },
    { entries: [entry('a')], total: 3 },
  ];
  expect(withoutPage(parts, 'b', false)).toEqual([
    { entries: [entry('c')], total: 2 },
    { entries: [entry('a')], total: 2 },
  ]);
});

test('a page that is not loaded counts in the list of all pages only', () => {
  const parts = [{ entries: [entry('a')], total: 3 }];
  expect(withoutPage(parts, 'far below', true)).toEqual([{ entries: [entry('a')], total: 2 }]);
  expect(withoutPage(parts, 'far below', false)).toBe(parts);
});
