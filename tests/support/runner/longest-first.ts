/**
 * The order of test files. Vitest begins with the largest files, but the tests that visit the whole site are short files
 * and take minutes. Begun late, one of them would keep a single worker busy after all others have ended.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of 7 to 33 seconds. Begun last, one of them ran alone for five seconds before the browser tests could begin. */
export const slowFiles = [
  'tests/http/process.test.ts',
  'server/cli/copy/copy-database.test.ts',
  'server/cli/seed/seed.test.ts',
  'database/postgres/open-database.test.ts',
  'database/postgres/change-listener.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const minutes = new Map(files.map((file) => [file, minutesAllowed(readFileSync(file.moduleId, 'utf8'))]));
    const isSlow = ({ moduleId }: TestSpecification) => slowFiles.includes(relative('.', moduleId));
    const minutesOf = (file: TestSpecification) => minutes.get(file) || Number(isSlow(file));
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || minutesOf(b) - minutesOf(a));
  }
}

/** @returns the longest time that a test file allows one of its tests, in minutes; 0 if the usual limits are enough */
export function minutesAllowed(source: string): number {
  return Math.max(
    0,
    ...[...source.matchAll(/(?:timeout: |limitMs = )(\d+) \* 60_000/g)].map(([, minutes]) => Number(minutes)),
  );
}
