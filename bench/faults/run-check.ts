/** Runs one check and formats its line. */
import type { Check, Measurement } from './check.ts';
import type { Harness } from './harness/harness.ts';
import { Skipped } from './harness/skipped.ts';

export interface CheckOutcome {
  verdict: 'pass' | 'FAIL' | 'skip';
  figures: readonly Measurement[];
  seconds: number;
}

/** A check that cannot be measured has failed, unless this machine cannot take the measurement. */
export async function runCheck(check: Check, harness: Harness): Promise<CheckOutcome> {
  const startedAt = performance.now();
  const { verdict, figures } = await judge(check, harness);
  return { verdict, figures, seconds: (performance.now() - startedAt) / 1000 };
}

async function judge(check: Check, harness: Harness): Promise<Omit<CheckOutcome, 'seconds'>> {
  try {
    const figures = await check.run(harness);
    const isGreen = figures.length > 0 && figures.every(({ isWithin }) => isWithin);
    return { verdict: isGreen ? 'pass' : 'FAIL', figures };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { verdict: error instanceof Skipped ? 'skip' : 'FAIL', figures: [{ text, isWithin: false }] };
  }
}

/** Figures beyond their limit are between `!!`. */
export function outcomeLine({ name }: Check, { verdict, figures, seconds }: CheckOutcome): string {
  const worded = figures.map(({ text, isWithin }) =>
    isWithin || verdict === 'skip' ? text : `!! ${text} !!`,
  );
  return `${verdict}  ${name.padEnd(16)} ${worded.join('; ')}  [${seconds.toFixed(0)} s]`;
}
