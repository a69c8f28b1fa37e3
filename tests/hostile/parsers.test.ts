/** The short form of `npm run hostile`. */
import { expect, test } from 'vitest';
import { allParsers } from './all-parsers.ts';
import { tryParser } from './support/try-parser.ts';

const runs = 400;
const seed = 20_260_115;
/** Far above what any input takes on a busy machine, and far below what a backtracking expression takes. */
const slowMs = 500;

test.each(allParsers.map((parser) => [parser.name, parser] as const))(
  'the parser "%s" keeps its promises for hostile inputs, and does so quickly',
  async (_, parser) => {
    const { failure, slowest } = await tryParser(parser, runs, seed);
    expect(failure).toBeNull();
    expect(slowest.ms, JSON.stringify(slowest.input.slice(0, 80))).toBeLessThan(slowMs);
  },
);
