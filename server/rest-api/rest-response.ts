/** The responses of the API: rows, one row, a value, nothing, or a failure in the format of the official client. */
import type { Row } from '#database/select-rows.ts';
import type { ResponseFormat } from './query/parse-accept.ts';
import type { Preferences } from './query/parse-prefer.ts';
import type { RestContext } from './rest-context.ts';
import { failures, type RestFailure } from './rest-failure.ts';
import type { RestTable } from './rest-table.ts';

export function failureResponse(context: RestContext, failure: RestFailure): Response {
  const { status, code, message, details, hint = null, headers } = failure;
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  context.header('Proxy-Status', `PostgREST; error=${code}`);
  context.header('Content-Type', 'application/json; charset=utf-8');
  return context.body(JSON.stringify({ code, message, details, hint }), status);
}

export function rowsResponse(
  context: RestContext,
  format: ResponseFormat,
  rows: readonly unknown[],
  status: 200 | 201 | 206,
): Response {
  if (format.isObject && rows.length !== 1) return failureResponse(context, failures.notOneRow(rows.length));
  context.header('Content-Type', format.contentType);
  return context.body(JSON.stringify(format.isObject ? rows[0] : rows), status);
}

/** Sends the return value of a function. An array counts as rows. */
export function valueResponse(
  context: RestContext,
  format: ResponseFormat,
  { isMinimal, hasCount, applied }: Preferences,
  value: unknown,
): Response {
  if (applied) context.header('Preference-Applied', applied);
  if (value === undefined || value === null || isMinimal) return context.body(null, 204);
  const length = Array.isArray(value) ? value.length : 1;
  context.header('Content-Range', contentRange(0, length, hasCount ? length : null));
  if (Array.isArray(value)) return rowsResponse(context, format, value, 200);
  context.header('Content-Type', format.contentType);
  return context.body(JSON.stringify(value), 200);
}

/**
 * The named columns of a row, with the types that JSON has. The databases have no common type for booleans and JSON.
 */
export function presentRow({ columns }: Pick<RestTable, 'columns'>, row: Row, names: readonly string[]): Row {
  const present = (name: string): unknown => {
    const value = row[name];
    const type = columns[name]?.type;
    if (type === 'boolean' && typeof value === 'number') return value === 1;
    return type === 'json' && typeof value === 'string' ? JSON.parse(value) : value;
  };
  return Object.fromEntries(names.map((name) => [name, present(name)]));
}

/** `0-4/12`: first and last row of this answer, and the total. `*` stands for no rows or an unknown total. */
export function contentRange(offset: number, length: number, total: number | null): string {
  const rows = length === 0 ? '*' : `${offset}-${offset + length - 1}`;
  return `${rows}/${total ?? '*'}`;
}
