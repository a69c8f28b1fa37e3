/** Which rows of the result: `limit` and `offset`, with a ceiling so that no answer outgrows the memory. */
import { failures, type Parsed, parsed, refused } from './rest-failure.ts';

export const maxRows = 1000;

export interface Range {
  offset: number;
  limit: number;
}

export function parseRange(parameters: { limit: string | null; offset: string | null }): Parsed<Range> {
  const limit = parseWhole('limit', parameters.limit ?? `${maxRows}`);
  if (!limit.ok) return limit;
  const offset = parseWhole('offset', parameters.offset ?? '0');
  if (!offset.ok) return offset;
  return parsed({ limit: Math.min(limit.value, maxRows), offset: offset.value });
}

function parseWhole(name: string, text: string): Parsed<number> {
  if (/^-\d+$/.test(text)) {
    return refused(failures.unsatisfiableRange(`${name} should be greater than or equal to zero.`));
  }
  const value = /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (value === null)
    return refused(failures.badQuery(`${name} parameter (${text})`, 'Expected a whole number.'));
  return parsed(value);
}
