/**
 * The order of test files. Vitest begins with the largest files, but the tests that visit the whole site are short files
 * and take minutes. Begun late, one of them would keep a single worker busy after all others have ended.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const minutes = new Map(files.map((file) => [file, minutesAllowed(readFileSync(file.moduleId, 'utf8'))]));
    const minutesOf = (file: TestSpecification) => minutes.get(file) ?? 0;
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || minutesOf(b) - minutesOf(a));
  }
}

/** @returns the longest time that a test file allows one of its tests, in minutes; 0 if the usual limits are enough */
export function minutesAllowed(source: string): number {
  return Math.max(0, ...[...source.matchAll(/(\d+) \* 60_000/g)].map(([, minutes]) => Number(minutes)));
}
