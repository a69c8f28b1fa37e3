import { expect, test } from 'vitest';
import { comparedRows, inOrderOfHours } from './compared-rows.ts';

const row = {
  key: 'google.com',
  name: 'google.com',
  views: 9,
  taps: 3,
  people: 7,
  conversations: null,
  sales_cents: null,
};

test('each row has its figures of the previous period', () => {
  const before = { ...row, views: 4, taps: 5, people: 2 };
  expect(comparedRows([row], [before])).toEqual([{ ...row, before }]);
});

test('a row that is missing from one period has zeros for it, except for figures that are not counted', () => {
  const gone = { ...row, key: 'panfleto', name: 'panfleto' };
  const nothing = { views: 0, taps: 0, people: 0, conversations: null, sales_cents: null };
  expect(comparedRows([row], [gone])).toEqual([
    { ...row, before: { ...row, ...nothing } },
    { ...gone, ...nothing, before: gone },
  ]);
});

test('nothing is compared until the previous period has loaded', () => {
  expect(comparedRows([row], undefined)).toEqual([{ ...row, before: null }]);
});

test('an hour that only the previous period has is sorted among the other hours', () => {
  const hour = (key: string) => ({ ...row, key });
  const rows = inOrderOfHours(comparedRows([hour('8'), hour('10')], [hour('9')]));
  expect(rows.map(({ key }) => key)).toEqual(['8', '9', '10']);
});
