/** The options of `npm run hostile`. */
import { parseArgs } from 'node:util';
import type { Parser } from './support/parser.ts';

export interface RunOptions {
  /** Those whose name contains the word after `--only`; all without it. */
  parsers: readonly Parser[];
  /** How many inputs each parser gets. */
  runs: number;
  seed: number;
  /** How many requests the server gets; null without `--http`. */
  requests: number | null;
}

/** @throws for options with which the run would try nothing, and so succeed, or other inputs than those asked for */
export function readRunOptions(args: readonly string[], all: readonly Parser[], nowMs: number): RunOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: `${nowMs % 2 ** 31}` },
      only: { type: 'string', default: '' },
      http: { type: 'string' },
    },
  });
  const parsers = all.filter(({ name }) => name.includes(values.only));
  if (parsers.length === 0) {
    throw new Error(
      `No parser has '${values.only}' in its name. There are ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  return {
    parsers,
    runs: numberOf('runs', values.runs, 1),
    seed: numberOf('seed', values.seed, 0),
    requests: values.http === undefined ? null : numberOf('http', values.http, 1),
  };
}

function numberOf(option: string, text: string, least: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least) return number;
  throw new Error(`--${option} takes a whole number from ${least}, not '${text}'.`);
}
