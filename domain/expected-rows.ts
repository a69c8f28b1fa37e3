/** Checks that a change meant for exactly one row affects exactly one. */
import type { ChangeOptions } from './change-options.ts';
import { type Result, refusal, success } from './result.ts';

/** The change was meant for exactly one row but would have affected this many. Nothing was changed. */
export interface NotOneRow {
  code: 'not_one_row';
  count: number;
}

/** The result of a change, inside a transaction that a refusal rolls back. */
export function asExpected<Row>(
  rows: Row[],
  { isOneRowExpected = false }: Pick<ChangeOptions, 'isOneRowExpected'>,
): Result<Row[], NotOneRow> {
  return isOneRowExpected && rows.length !== 1
    ? refusal({ code: 'not_one_row', count: rows.length })
    : success(rows);
}
