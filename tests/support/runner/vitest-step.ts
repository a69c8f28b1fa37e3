/** Runs Vitest and reads back what passed, what failed and how long each test took. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { run } from '#tests/support/run-command.ts';
import type { TimedTest } from './slowest.ts';
import type { Tally } from './tally.ts';

const artifacts = 'tests/.artifacts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default(''),
          duration: z.number().nullish(),
        }),
      ),
    }),
  ),
});

export interface VitestOutcome {
  tally: Tally;
  tests: TimedTest[];
}

/**
 * @param name names the report file
 * @param args further arguments of `vitest run`: projects, files, a name
 */
export async function runVitest(name: string, args: readonly string[]): Promise<VitestOutcome> {
  const file = `${artifacts}/vitest-${name}.json`;
  mkdirSync(artifacts, { recursive: true });
  rmSync(file, { force: true });
  const code = await run({
    file: 'node_modules/.bin/vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
  });
  const text = readReport(file);
  return { tally: tallyOf(code, text), tests: timedTestsOf(text) };
}

/** A run that ends badly never counts as clean, nor does one that tested nothing. */
export function tallyOf(exitCode: number, text: string | null): Tally {
  const report = parseReport(text);
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, testResults } = report;
  const filesThatDidNotLoad = testResults.filter(
    (file) =>
      file.status === 'failed' &&
      file.assertionResults.every((assertionResult) => assertionResult.status !== 'failed'),
  ).length;
  const failed = numFailedTests + filesThatDidNotLoad;
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed, skipped };
}

/** Tests that did not run are left out. */
export function timedTestsOf(text: string | null): TimedTest[] {
  return (parseReport(text)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, duration }) =>
      duration == null
        ? []
        : [{ file: relative(process.cwd(), name), title: fullName, durationMs: duration }],
    ),
  );
}

function parseReport(text: string | null): z.infer<typeof reportSchema> | null {
  try {
    return reportSchema.safeParse(JSON.parse(text ?? '')).data ?? null;
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
