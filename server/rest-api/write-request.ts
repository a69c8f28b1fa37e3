/** The common part of all writes: checks the permission, parses the request, and sends the result. */
import { refusal, success } from '#domain/result.ts';
import { administratorId, type Permission, refuseCaller } from './permission.ts';
import { parseAccept, type ResponseFormat } from './query/parse-accept.ts';
import { type Preferences, parsePrefer } from './query/parse-prefer.ts';
import { parseQuery, type TableQuery } from './query/parse-query.ts';
import { rowsInOrder } from './query/rows-in-order.ts';
import type { RestContext } from './rest-context.ts';
import { failures, type Parsed } from './rest-failure.ts';
import { failureResponse, presentRow, rowsResponse } from './rest-response.ts';
import type { RestTable, WriteOptions, WriteResult } from './rest-table.ts';

export interface WriteRequest {
  query: TableQuery;
  preferences: Preferences;
  format: ResponseFormat;
}

/** Checks the permission before it parses the request, so that a caller without it learns nothing. */
export function parseWriteRequest(
  context: RestContext,
  table: RestTable,
  permission: Permission,
): Parsed<WriteRequest> {
  const refused = refuseCaller(context.get('caller'), permission, `table ${table.name}`);
  if (refused !== null) return refusal(refused);
  const format = parseAccept(context.req.header('accept'));
  if (!format.ok) return format;
  const preferences = parsePrefer(context.req.header('prefer'));
  if (!preferences.ok) return preferences;
  const query = parseQuery(table, new URL(context.req.url).searchParams);
  if (!query.ok) return query;
  if (preferences.value.isUpsert || query.value.isUpsert) {
    return refusal(failures.noUpsert(table.insert?.noUpsertDetails ?? null));
  }
  if (query.value.isRanged) {
    // If it were ignored, more rows would be written than the client meant.
    return refusal(failures.badQuery('limit and offset', 'A write takes neither.'));
  }
  return success({ query: query.value, preferences: preferences.value, format: format.value });
}

export function writeOptions(context: RestContext, { isObject }: ResponseFormat): WriteOptions {
  return { isOneRowExpected: isObject, by: administratorId(context.get('caller')) };
}

/** @param statuses the status with and without a body */
export function writeResponse(
  context: RestContext,
  table: RestTable,
  { query, preferences, format }: WriteRequest,
  result: WriteResult,
  statuses: { representation: 200 | 201; minimal: 201 | 204 },
): Response {
  if (!result.ok) return failureResponse(context, result.failure);
  context.header('Content-Range', `*/${preferences.hasCount ? result.value.length : '*'}`);
  if (preferences.applied) context.header('Preference-Applied', preferences.applied);
  if (!preferences.hasRepresentation) return context.body(null, statuses.minimal);
  const rows = rowsInOrder(result.value, query.order).map((row) => presentRow(table, row, query.columns));
  return rowsResponse(context, format, rows, statuses.representation);
}
