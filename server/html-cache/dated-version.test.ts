import { expect, test } from 'vitest';
import { datedVersion } from './dated-version.ts';

test('the version rises at each moment, and with each write', async () => {
  let [written, now] = [7, 0];
  const source = { known: () => written, current: async () => written };
  const version = datedVersion(source, [1000, 2000, 2000], () => new Date(now));
  expect([version.known(), await version.current()]).toEqual([7, 7]);
  now = 1000;
  expect([version.known(), await version.current()]).toEqual([8, 8]);
  written = 8;
  expect(version.known()).toBe(9);
  now = 2000;
  expect([version.known(), await version.current()]).toEqual([11, 11]);
});

test('an unknown content version stays unknown, so that it is read from the database', () => {
  const version = datedVersion({ known: () => null, current: async () => 1 }, [0], () => new Date());
  expect(version.known()).toBeNull();
});

test('without moments the content version is used unchanged', () => {
  const source = { known: () => 1, current: async () => 1 };
  expect(datedVersion(source, [], () => new Date())).toBe(source);
});
