/** What a step of the test run adds to the final line. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export function ofExitCode(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Something that tests need is missing: a failure, or else those tests count as skipped. */
export function ofMissing({ isFailure }: { isFailure: boolean }): Tally {
  return isFailure ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, step) => ({
      passed: total.passed + step.passed,
      failed: total.failed + step.failed,
      skipped: total.skipped + step.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a run, e.g. `12 passed, 0 failed`. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Nothing failed, and at least one test ran. */
export function isGreen({ passed, failed }: Tally): boolean {
  return failed === 0 && passed > 0;
}
