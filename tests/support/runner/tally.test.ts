import { expect, test } from 'vitest';
import { closingLine, isGreen, ofExitCode, ofMissing, sum } from './tally.ts';
import { tallyOf } from './vitest-step.ts';

const report = (passed: number, failed: number, files: object[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, testResults: files });

test('the closing line adds up every step', () => {
  const total = sum([ofExitCode(0), ofExitCode(2), { passed: 40, failed: 1, skipped: 0 }]);
  expect(closingLine(total)).toBe('41 passed, 2 failed');
});

test('a missing prerequisite counts as skipped, or as a failure if nothing may be skipped', () => {
  expect(closingLine(sum([ofExitCode(0), ofMissing({ isFailure: false })]))).toBe(
    '1 passed, 0 failed, 1 skipped',
  );
  expect(isGreen(sum([ofExitCode(0), ofMissing({ isFailure: true })]))).toBe(false);
});

test('a run in which nothing was tested is not green', () => {
  expect(isGreen(sum([]))).toBe(false);
});

test('a test runner that tested nothing counts as a failure', () => {
  expect(tallyOf(0, report(0, 0)).failed).toBe(1);
});

test('a test runner that exits with an error but reports no failed test counts as a failure', () => {
  expect(tallyOf(1, report(7, 0))).toEqual({ passed: 7, failed: 1, skipped: 0 });
  expect(tallyOf(1, null)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(tallyOf(1, '{"numPassedTests"')).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a test file that does not load counts as one failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ];
  expect(tallyOf(1, report(3, 1, files)).failed).toBe(2);
});
