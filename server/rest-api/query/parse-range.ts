/** `limit` and `offset`. The limit has a maximum, so that no answer takes too much memory. */
import type { RowRange } from '#database/row-query.ts';
import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../rest-failure.ts';

export function parseRange(
  maxRows: number,
  parameters: { limit: string | null; offset: string | null },
): Parsed<RowRange> {
  const limit = parseWhole('limit', parameters.limit ?? `${maxRows}`);
  if (!limit.ok) return limit;
  const offset = parseWhole('offset', parameters.offset ?? '0');
  if (!offset.ok) return offset;
  return success({ limit: Math.min(limit.value, maxRows), offset: offset.value });
}

function parseWhole(name: string, text: string): Parsed<number> {
  if (/^-\d+$/.test(text)) {
    return refusal(failures.unsatisfiableRange(`${name} should be greater than or equal to zero.`));
  }
  const value = /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (value === null)
    return refusal(failures.badQuery(`${name} parameter (${text})`, 'Expected a whole number.'));
  return success(value);
}
