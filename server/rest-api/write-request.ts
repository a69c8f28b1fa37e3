/** What every write has in common: who may, how the answer is to look, and how an outcome becomes one. */
import type { GeneratedPageRow } from '#database/schema.ts';
import type { ChangeResult } from '#domain/pages/change-pages.ts';
import { describeFailure } from './describe-failure.ts';
import { type AnswerForm, parseAccept } from './parse-accept.ts';
import type { OrderTerm } from './parse-order.ts';
import { type Preferences, parsePrefer } from './parse-prefer.ts';
import { type PageQuery, parseQuery } from './parse-query.ts';
import type { RestContext } from './rest-context.ts';
import {
  authenticationRequired,
  failures,
  type Parsed,
  parsed,
  refused,
  secondFactorRequired,
} from './rest-failure.ts';
import { failureResponse, pickColumns, rowsResponse } from './rest-response.ts';

export interface WriteRequest {
  query: PageQuery;
  preferences: Preferences;
  form: AnswerForm;
}

/** Refuses everybody without a session, or with less of one than the account asks for, before anything of the request is looked at. */
export function parseWriteRequest(context: RestContext): Parsed<WriteRequest> {
  const access = context.get('access');
  if (access.role !== 'authenticated') return refused(authenticationRequired);
  if (access.isSecondFactorDue) return refused(secondFactorRequired);
  const form = parseAccept(context.req.header('accept'));
  if (!form.ok) return form;
  const preferences = parsePrefer(context.req.header('prefer'));
  if (!preferences.ok) return preferences;
  const query = parseQuery(new URL(context.req.url).searchParams);
  if (!query.ok) return query;
  if (preferences.value.isUpsert || query.value.isUpsert) return refused(failures.noUpsert);
  if (query.value.isRanged) {
    // Ignoring a limit would write more than was asked for.
    return refused(failures.badQuery('limit and offset', 'A write takes neither.'));
  }
  return parsed({ query: query.value, preferences: preferences.value, form: form.value });
}

/** @param statuses with a body and without */
export function writeResponse(
  context: RestContext,
  { query, preferences, form }: WriteRequest,
  result: ChangeResult,
  statuses: { representation: 200 | 201; minimal: 201 | 204 },
): Response {
  if (!result.ok) return failureResponse(context, describeFailure(result.failure));
  context.header('Content-Range', `*/${preferences.hasCount ? result.pages.length : '*'}`);
  if (preferences.applied) context.header('Preference-Applied', preferences.applied);
  if (!preferences.hasRepresentation) return context.body(null, statuses.minimal);
  const rows = inOrder(result.pages, query.order).map((row) => pickColumns(row, query.select));
  return rowsResponse(context, form, rows, statuses.representation);
}

function inOrder(rows: readonly GeneratedPageRow[], order: readonly OrderTerm[]): GeneratedPageRow[] {
  return rows.toSorted((a, b) => {
    for (const { column, direction } of order) {
      if (a[column] === b[column]) continue;
      return a[column] < b[column] === (direction === 'asc') ? -1 : 1;
    }
    return 0;
  });
}
