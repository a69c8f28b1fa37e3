/** Which tests took longest, so that a slow one is noticed on the day it is written. */
export interface TimedTest {
  /** Path of the test file from the root of the repository. */
  file: string;
  title: string;
  durationMs: number;
}

/** @returns a line for each of the slowest tests, the slowest first: its seconds, its file and its title */
export function slowestLines(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((one, other) => other.durationMs - one.durationMs)
    .slice(0, count)
    .map(
      ({ file, title, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}`,
    );
}
