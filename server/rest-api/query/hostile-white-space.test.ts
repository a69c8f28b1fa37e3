import { expect, test } from 'vitest';
import { startCpuTimer } from '#tests/support/cpu-time.ts';
import { table } from '#tests/support/rest/arbitrary-queries.ts';
import { parseAlternatives } from './filters/parse-alternatives.ts';
import { parseFilter } from './filters/parse-filters.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect } from './parse-select.ts';
import { splitList } from './split-list.ts';

/** Long enough that a regular expression with two adjacent greedy quantifiers would backtrack for half a minute. */
const spaces = ' '.repeat(2_000);

test.each([
  `${spaces}"`,
  `a${spaces}"`,
  `"a"${spaces}"`,
  `${spaces}a${spaces}"`,
  `"${spaces}`,
  `${' a'.repeat(1_000)}"`,
  `${'\n\t\u00a0'.repeat(1_000)}"`,
])('long white space before a misplaced quote is refused in linear time', (text) => {
  const cpuMs = startCpuTimer();
  expect(splitList(text)).toBeNull();
  expect(parseSelect(table, text).ok).toBe(false);
  expect(parseOrder(table, text).ok).toBe(false);
  expect(parseFilter(table, 'slug', `in.(${text})`).ok).toBe(false);
  expect(parseFilter(table, 'created_at', `eq.${text}`).ok).toBe(false);
  expect(parseAlternatives(table, `(slug.in.(${text}),slug.eq.${text})`).ok).toBe(false);
  // Linear parsing takes a few milliseconds. With backtracking it took minutes.
  expect(cpuMs()).toBeLessThan(500);
});
