/** Runs any query for rows of generated pages, the common ones without visiting every row. */
import { findListStart, findListStartFromOldest, isFromStart } from '#database/page-counts/page-blocks.ts';
import { totalPages } from '#database/page-counts/page-counts.ts';
import type { OrderTerm, RowCondition, RowQuery } from '#database/row-query.ts';
import { countRows, type Row, type RowSource, selectRows } from '#database/select-rows.ts';

/** @param query its order must end with the id, so that it is deterministic */
export async function selectPageRows(source: RowSource, query: RowQuery): Promise<Row[]> {
  const { conditions, order, range } = query;
  const findStart = conditions.length > 0 ? undefined : listStarts[orderText(order)];
  if (findStart === undefined) return selectRows(source, 'generated_pages', query);
  const start = await findStart(source.query, range.offset);
  const fromStart = { ...query, range: { ...range, offset: start.skip } };
  return selectRows(source, 'generated_pages', fromStart, isFromStart(start));
}

/** Counting a million rows takes as long as rendering twenty screens, so without conditions the stored total is read. */
export function countPageRows(source: RowSource, conditions: readonly RowCondition[]): Promise<number> {
  if (conditions.length === 0) return totalPages(source.query);
  return countRows(source, 'generated_pages', conditions);
}

/** The orders in which `page-blocks.ts` can find the start of any range. */
const listStarts: Readonly<Record<string, typeof findListStart>> = {
  'created_at desc, id desc': findListStart,
  'created_at asc, id asc': findListStartFromOldest,
};

function orderText(order: readonly OrderTerm[]): string {
  return order.map(({ column, direction }) => `${column} ${direction}`).join(', ');
}
