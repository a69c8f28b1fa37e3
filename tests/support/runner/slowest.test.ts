import { expect, test } from 'vitest';
import { slowestLines } from './slowest.ts';
import { timedTestsOf } from './vitest-step.ts';

test('the slowest tests come first, and no more than requested', () => {
  const timed = (title: string, durationMs: number) => ({ file: 'a.test.ts', title, durationMs });
  expect(slowestLines([timed('quick', 90), timed('slow', 12_345), timed('medium', 2000)], 2)).toEqual([
    '  12.3 s  a.test.ts: slow',
    '   2.0 s  a.test.ts: medium',
  ]);
});

test('each test that ran is named by its file in the repository and its full title', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'limits are kept', duration: 7.5 },
    { status: 'pending', fullName: 'limits are explained' },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 1,
    testResults: [{ name: `${process.cwd()}/domain/limits.test.ts`, status: 'passed', assertionResults }],
  };
  expect(timedTestsOf(JSON.stringify(report))).toEqual([
    { file: 'domain/limits.test.ts', title: 'limits are kept', durationMs: 7.5 },
  ]);
});

test('a report that was cut short has no tests', () => {
  expect(timedTestsOf('{"numPassedTests"')).toEqual([]);
});
