import { expect, test } from 'vitest';
import { minutesAllowed } from './longest-first.ts';

test('a file is expected to take as long as the longest of its tests may', () => {
  expect(
    minutesAllowed('const limits = { timeout: 2 * 60_000 };\nconst tour = { timeout: 8 * 60_000 };'),
  ).toBe(8);
  expect(minutesAllowed("test('in no time', () => {});")).toBe(0);
});
