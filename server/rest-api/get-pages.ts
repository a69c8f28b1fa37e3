/** Answers GET and HEAD. */
import type { Database } from '#database/database.ts';
import { findListStart, isBelow } from '#database/page-blocks.ts';
import { totalPages } from '#database/page-counts.ts';
import { compileFilters, definiteOrder } from './compile-query.ts';
import { parseAccept } from './parse-accept.ts';
import type { OrderTerm } from './parse-order.ts';
import { parsePrefer } from './parse-prefer.ts';
import { type PageQuery, parseQuery } from './parse-query.ts';
import { mayRead } from './read-access.ts';
import type { RestApiDependencies, RestContext } from './rest-context.ts';
import { failures, readRequiresSession } from './rest-failure.ts';
import { contentRange, failureResponse, type Row, rowsResponse } from './rest-response.ts';

export function getPages({ database }: RestApiDependencies) {
  return async (context: RestContext): Promise<Response> => {
    const form = parseAccept(context.req.header('accept'));
    if (!form.ok) return failureResponse(context, form.failure);
    const preferences = parsePrefer(context.req.header('prefer'));
    if (!preferences.ok) return failureResponse(context, preferences.failure);
    const asked = parseQuery(new URL(context.req.url).searchParams);
    if (!asked.ok) return failureResponse(context, asked.failure);
    // HEAD sends no row, so it needs no column but one to count by.
    const query: PageQuery = context.req.method === 'HEAD' ? { ...asked.value, select: ['id'] } : asked.value;
    if (!mayRead(context.get('access'), query)) return failureResponse(context, readRequiresSession);

    const { offset } = query.range;
    const total = preferences.value.hasCount ? await countRows(database, query) : null;
    if (total !== null && offset > total) {
      context.header('Content-Range', `*/${total}`);
      const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
      return failureResponse(context, failures.unsatisfiableRange(details));
    }
    const rows = await readRows(database, query);
    context.header('Content-Range', contentRange(offset, rows.length, total));
    if (preferences.value.applied) context.header('Preference-Applied', preferences.value.applied);
    const isPart = total !== null && rows.length < total;
    return rowsResponse(context, form.value, rows, isPart ? 206 : 200);
  };
}

async function readRows({ query: database, engine }: Database, query: PageQuery): Promise<Row[]> {
  const { limit, offset } = query.range;
  const order = definiteOrder(query.order);
  let rows = database.selectFrom('generated_pages').select(query.select).limit(limit);
  if (query.filters.length > 0) {
    rows = rows.where(compileFilters(query.filters, engine)).offset(offset);
  } else if (isNewestFirst(order)) {
    const start = await findListStart(database, offset);
    rows = rows.where(isBelow(start)).offset(start.skip);
  } else {
    rows = rows.offset(offset);
  }
  for (const { column, direction } of order) rows = rows.orderBy(column, direction);
  return rows.execute();
}

async function countRows({ query: database, engine }: Database, query: PageQuery): Promise<number> {
  if (query.filters.length === 0) return totalPages(database);
  const { count } = await database
    .selectFrom('generated_pages')
    .select((page) => page.fn.countAll<number>().as('count'))
    .where(compileFilters(query.filters, engine))
    .executeTakeFirstOrThrow();
  return count;
}

/** The order whose places are kept, so that a page far down costs no walk past all others. */
function isNewestFirst(order: readonly OrderTerm[]): boolean {
  const [first, second, ...others] = order.map(({ column, direction }) => `${column} ${direction}`);
  return first === 'created_at desc' && second === 'id desc' && others.length === 0;
}
