/** How answers leave: rows, one row, nothing, or a failure in the shape the official client reads. */
import type { GeneratedPageRow } from '#database/schema.ts';
import type { Column } from './columns.ts';
import type { AnswerForm } from './parse-accept.ts';
import type { RestContext } from './rest-context.ts';
import { failures, type RestFailure } from './rest-failure.ts';

export type Row = Partial<GeneratedPageRow>;

export function failureResponse(context: RestContext, failure: RestFailure): Response {
  const { status, code, message, details, headers } = failure;
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  context.header('Proxy-Status', `PostgREST; error=${code}`);
  context.header('Content-Type', 'application/json; charset=utf-8');
  return context.body(JSON.stringify({ code, message, details, hint: null }), status);
}

export function rowsResponse(
  context: RestContext,
  form: AnswerForm,
  rows: readonly Row[],
  status: 200 | 201 | 206,
): Response {
  if (form.isObject && rows.length !== 1) return failureResponse(context, failures.notOneRow(rows.length));
  context.header('Content-Type', form.contentType);
  return context.body(JSON.stringify(form.isObject ? rows[0] : rows), status);
}

export function pickColumns(row: GeneratedPageRow, columns: readonly Column[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

/** `0-4/12`: first and last row of this answer, and of how many; `*` where it is none or not known. */
export function contentRange(offset: number, length: number, total: number | null): string {
  const rows = length === 0 ? '*' : `${offset}-${offset + length - 1}`;
  return `${rows}/${total ?? '*'}`;
}
