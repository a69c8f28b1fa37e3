/** Converts the results and rows of the page service to those of the API. */
import type { Row } from '#database/select-rows.ts';
import type { ChangeResult } from '#domain/pages/change-pages.ts';
import { refusal } from '#domain/result.ts';
import { describePageFailure } from './page-failures.ts';
import type { WriteResult } from './rest-table.ts';

export function toWriteResult(result: ChangeResult<Row>): WriteResult {
  return result.ok ? result : refusal(describePageFailure(result.failure));
}

/** The databases have no common type for a truth value and store 1 or 0; JSON has one. */
export function withBooleanNoindex<PageRow extends { is_noindex: number }>(
  row: PageRow,
): Omit<PageRow, 'is_noindex'> & { is_noindex: boolean } {
  return { ...row, is_noindex: row.is_noindex === 1 };
}
