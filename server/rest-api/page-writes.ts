/** Converts between the writes of the API and those of the page service. */
import type { Row } from '#database/select-rows.ts';
import type { ChangeOptions, ChangeResult } from '#domain/pages/change-pages.ts';
import { refusal } from '#domain/result.ts';
import { describePageFailure } from './page-failures.ts';
import type { WriteOptions, WriteResult } from './rest-table.ts';

export function toChangeOptions({ isOneRowExpected, by }: WriteOptions): ChangeOptions {
  return { isOnePageExpected: isOneRowExpected, by };
}

export function toWriteResult(result: ChangeResult<Row>): WriteResult {
  return result.ok ? result : refusal(describePageFailure(result.failure));
}
