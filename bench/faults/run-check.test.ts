import { expect, test } from 'vitest';
import { all, atLeast, atMost, type Check, type Measurement, none } from './check.ts';
import { createCleanup } from './harness/cleanup.ts';
import type { Harness } from './harness/harness.ts';
import { Skipped } from './harness/skipped.ts';
import { outcomeLine, runCheck } from './run-check.ts';

const check = (run: () => Promise<Measurement[]>): Check => ({ name: 'made-up', summary: '', run });
const verdictOf = async (run: () => Promise<Measurement[]>) =>
  (await runCheck(check(run), {} as Harness)).verdict;

test('a check fails when one figure is beyond its limit', async () => {
  expect(await verdictOf(async () => [atMost('a', 2, 2), atLeast('b', 95, 95)])).toBe('pass');
  expect(await verdictOf(async () => [atMost('a', 2, 2), atMost('b', 2.01, 2)])).toBe('FAIL');
  expect(await verdictOf(async () => [atLeast('a', 94.9, 95)])).toBe('FAIL');
  expect(await verdictOf(async () => [atMost('a', Number.NaN, 2)])).toBe('FAIL');
});

test('a check that measured nothing fails', async () => {
  expect(await verdictOf(async () => [])).toBe('FAIL');
  expect(await verdictOf(async () => [none('cut', 0, 0)])).toBe('FAIL');
  expect(await verdictOf(async () => [all('refused', 0, 0)])).toBe('FAIL');
});

test('a check that cannot be measured fails, unless the machine is the reason', async () => {
  expect(await verdictOf(() => Promise.reject(new Error('no answer')))).toBe('FAIL');
  expect(await verdictOf(() => Promise.reject(new Skipped('no PostgreSQL')))).toBe('skip');
});

test('the line of a check marks what is beyond its limit', async () => {
  const made = check(async () => [none('cut', 3, 100), atMost('exit after', 1.5, 2, ' s')]);
  expect(outcomeLine(made, await runCheck(made, {} as Harness))).toMatch(
    /^FAIL {2}made-up +!! cut 3 of 100 \(limit 0\) !!; exit after 1\.50 s \(limit 2 s\) /,
  );
});

test('cleaning up runs every step once, latest first, even after a failure', async () => {
  const done: string[] = [];
  const cleanup = createCleanup();
  cleanup.add(() => done.push('first'));
  cleanup.add(() => Promise.reject(new Error('already gone')));
  cleanup.add(() => done.push('last'));
  await cleanup.run();
  await cleanup.run();
  expect(done).toEqual(['last', 'first']);
});
