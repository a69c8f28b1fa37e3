/** Runs Vitest projects and reads back how many tests passed and failed, so that the test run can add them up. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { run } from './run-command.ts';
import type { Tally } from './tally.ts';

const artifacts = 'tests/.artifacts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/**
 * @param name names the report file
 * @param projects values of `--project`; a leading `!` leaves one out
 */
export async function runVitest(name: string, projects: readonly string[]): Promise<Tally> {
  const file = `${artifacts}/vitest-${name}.json`;
  mkdirSync(artifacts, { recursive: true });
  rmSync(file, { force: true });
  const code = await run({
    file: 'node_modules/.bin/vitest',
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...projects.map((project) => `--project=${project}`),
    ],
  });
  return tallyOf(code, readReport(file));
}

/** A run that ends badly is never counted as clean, nor is one that tested nothing. */
export function tallyOf(exitCode: number, text: string | null): Tally {
  const parsed = report.safeParse(parseJson(text));
  if (!parsed.success) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, testResults } = parsed.data;
  const filesThatDidNotLoad = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed'),
  ).length;
  const failed = numFailedTests + filesThatDidNotLoad;
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed, skipped };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function readReport(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
