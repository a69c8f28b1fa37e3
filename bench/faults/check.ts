/** What a check of the fault bench is, and the figures it reports. */
import type { Harness } from './harness/harness.ts';

export interface Check {
  name: string;
  /** What it does, in one line of `--list`. */
  summary: string;
  /** @throws when the figures cannot be measured at all, which counts as a failure */
  run(harness: Harness): Promise<Measurement[]>;
}

/** One measured value. Without a limit it is for information only. */
export interface Measurement {
  text: string;
  isWithin: boolean;
}

export function atMost(label: string, value: number, limit: number, unit = ''): Measurement {
  return { text: `${label} ${shown(value, unit)} (limit ${limit}${unit})`, isWithin: value <= limit };
}

export function atLeast(label: string, value: number, limit: number, unit = ''): Measurement {
  return { text: `${label} ${shown(value, unit)} (at least ${limit}${unit})`, isWithin: value >= limit };
}

/** `value` has to equal `total`: `24 of 24`. */
export function all(label: string, value: number, total: number): Measurement {
  return { text: `${label} ${value} of ${total}`, isWithin: value === total && total > 0 };
}

/** `value` has to be zero: `0 of 100`. */
export function none(label: string, value: number, total: number): Measurement {
  return { text: `${label} ${value} of ${total} (limit 0)`, isWithin: value === 0 && total > 0 };
}

export function holds(label: string, isWithin: boolean): Measurement {
  return { text: `${label} ${isWithin ? 'yes' : 'no'}`, isWithin };
}

export function note(text: string): Measurement {
  return { text, isWithin: true };
}

/** The figures prefixed with a condition, for a check that measures the same thing under several. */
export function under(condition: string, figures: readonly Measurement[]): Measurement[] {
  return figures.map(({ text, isWithin }) => ({ text: `${condition}: ${text}`, isWithin }));
}

function shown(value: number, unit: string): string {
  if (Number.isInteger(value)) return `${value}${unit}`;
  return `${value.toFixed(Math.abs(value) >= 100 ? 1 : 2)}${unit}`;
}
