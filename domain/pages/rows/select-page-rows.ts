/** Runs any query for rows of generated pages, the common ones without visiting every row. */
import { sql } from 'kysely';
import {
  findListStart,
  findListStartFromOldest,
  isFromStart,
  type ReadBlocks,
} from '#database/page-counts/list-start.ts';
import { isInScope, type ListScope } from '#database/page-counts/page-blocks.ts';
import { totalPages } from '#database/page-counts/page-counts.ts';
import type { OrderTerm, RowCondition, RowQuery } from '#database/row-query.ts';
import { countRows, type Row, type RowSource, selectRows } from '#database/select-rows.ts';

/** The condition for the pages that lists of the site show. */
export const listedOnly: RowCondition = { column: 'is_noindex', operator: 'eq', value: '0' };

/** @param query its order must end with the id, so that it is deterministic */
export async function selectPageRows(source: RowSource, blocks: ReadBlocks, query: RowQuery): Promise<Row[]> {
  const { conditions, order, range } = query;
  const scope = scopeOf(conditions);
  const findStart = scope === null ? undefined : listStarts[orderText(order)];
  if (scope === null || findStart === undefined) return selectRows(source, 'generated_pages', query);
  const start = await findStart(blocks, range.offset, scope);
  const fromStart = { ...query, conditions: [], range: { ...range, offset: start.skip } };
  const where = sql<boolean>`${isInScope(scope)} and ${isFromStart(start)}`;
  return selectRows(source, 'generated_pages', fromStart, where);
}

/** Counting a million rows takes as long as rendering twenty screens, so the stored totals are read. */
export function countPageRows(source: RowSource, conditions: readonly RowCondition[]): Promise<number> {
  const scope = scopeOf(conditions);
  if (scope !== null) return totalPages(source.query, scope);
  return countRows(source, 'generated_pages', conditions);
}

/** @returns null for conditions of any other kind */
function scopeOf(conditions: readonly RowCondition[]): ListScope | null {
  if (conditions.length === 0) return 'all';
  const [one, ...others] = conditions;
  if (one === undefined || !('column' in one) || others.length > 0) return null;
  return one.column === 'is_noindex' && one.operator === 'eq' && one.value === '0' ? 'listed' : null;
}

/** The orders in which `page-blocks.ts` can find the start of any range. */
const listStarts: Readonly<Record<string, typeof findListStart>> = {
  'created_at desc, id desc': findListStart,
  'created_at asc, id asc': findListStartFromOldest,
};

function orderText(order: readonly OrderTerm[]): string {
  return order.map(({ column, direction }) => `${column} ${direction}`).join(', ');
}
