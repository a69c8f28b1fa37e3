/** Answers GET and HEAD on a table. */
import type { RowQuery } from '#database/row-query.ts';
import type { Row } from '#database/select-rows.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { CostlyReads } from './costly-reads.ts';
import { readsAsVisitor, refuseCaller } from './permission.ts';
import { readerOf } from './plain-rows.ts';
import { parseAccept } from './query/parse-accept.ts';
import { deterministicOrder } from './query/parse-order.ts';
import { parsePrefer } from './query/parse-prefer.ts';
import { parseQuery } from './query/parse-query.ts';
import { visibleTo } from './query/visible-table.ts';
import type { RestApiDependencies, RestContext } from './rest-context.ts';
import { failures, type RestFailure } from './rest-failure.ts';
import { contentRange, failureResponse, presentRow, rowsResponse } from './rest-response.ts';
import type { RestTable } from './rest-table.ts';

export function answerRead(dependencies: RestApiDependencies, table: RestTable, costlyReads: CostlyReads) {
  return async (context: RestContext): Promise<Response> => {
    const caller = context.get('caller');
    const what = `table ${table.name}`;
    const refused = refuseCaller(caller, table.read.permission, what, 'read');
    if (refused !== null) return failureResponse(context, refused);
    const format = parseAccept(context.req.header('accept'));
    if (!format.ok) return failureResponse(context, format.failure);
    const preferences = parsePrefer(context.req.header('prefer'));
    if (!preferences.ok) return failureResponse(context, preferences.failure);
    const parsed = parseQuery(visibleTo(caller, table), new URL(context.req.url).searchParams);
    if (!parsed.ok) return failureResponse(context, parsed.failure);
    // The answer to HEAD has no rows, so only the key columns are read.
    const columns = context.req.method === 'HEAD' ? table.key : parsed.value.columns;
    const query = { ...parsed.value, columns, order: deterministicOrder(parsed.value.order, table.key) };
    const { hasCount, applied } = preferences.value;

    let found: Result<Found, RestFailure>;
    if (table.read.isIndexed(query)) {
      const { forVisitors = unchanged } = table.read;
      const visibleQuery = readsAsVisitor(caller) ? forVisitors(query) : query;
      found = success(await readRows(dependencies, table, visibleQuery, hasCount, null));
    } else if (caller.role === 'anonymous') {
      found = refusal({ ...failures.authenticationRequired, details: table.read.visitorDetails });
    } else if (readsAsVisitor(caller)) {
      found = refusal(failures.secondFactorRequired(what, 'read'));
    } else {
      const longColumn = query.order.find(({ column }) => table.columns[column]?.isLong);
      if (longColumn !== undefined) return failureResponse(context, failures.unsortable(longColumn.column));
      found = await costlyReads.run(caller, (remainingMs) =>
        readRows(dependencies, table, query, hasCount, remainingMs),
      );
    }
    if (!found.ok) return failureResponse(context, found.failure);

    const { offset } = query.range;
    const { rows, total } = found.value;
    if (rows === null) {
      context.header('Content-Range', `*/${total}`);
      const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
      return failureResponse(context, failures.unsatisfiableRange(details));
    }
    context.header('Content-Range', contentRange(offset, rows.length, total));
    if (applied) context.header('Preference-Applied', applied);
    const isPart = total !== null && rows.length < total;
    const presented = rows.map((row) => presentRow(table, row, columns));
    return rowsResponse(context, format.value, presented, isPart ? 206 : 200);
  };
}

const unchanged = (query: RowQuery) => query;

interface Found {
  /** Null if the offset is beyond the total. */
  rows: readonly Row[] | null;
  /** Null if the client did not ask for it. */
  total: number | null;
}

/** @param remainingMs null if an index answers the query */
async function readRows(
  dependencies: RestApiDependencies,
  table: RestTable,
  query: RowQuery,
  hasCount: boolean,
  remainingMs: (() => number) | null,
): Promise<Found> {
  const limit = () => (remainingMs === null ? undefined : { limitMs: remainingMs() });
  const reader = readerOf(dependencies, table);
  const total = hasCount ? await reader.countRows(query.conditions, limit()) : null;
  if (total !== null && query.range.offset > total) return { rows: null, total };
  return { rows: await reader.selectRows(query, limit()), total };
}
