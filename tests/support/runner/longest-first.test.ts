import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minutesAllowed, slowFiles } from './longest-first.ts';

test('a file is expected to take as long as the longest of its tests may', () => {
  expect(
    minutesAllowed('const limits = { timeout: 2 * 60_000 };\nconst tour = { timeout: 8 * 60_000 };'),
  ).toBe(8);
  expect(minutesAllowed('const limitMs = 5 * 60_000;')).toBe(5);
  expect(minutesAllowed('clock.ms += 60 * 60_000;')).toBe(0);
  expect(minutesAllowed("test('in no time', () => {});")).toBe(0);
});

test('the slow files exist', () => {
  expect(slowFiles.filter((file) => !existsSync(file))).toEqual([]);
});
