/**
 * The queries for pages that an index answers: the public list, the pages that are held back, and pages by slug or id,
 * with the content of at most one page. Visitors may make no other, and cannot name the column of the second
 * (docs/specification/generated-pages.md#access). An administrator may, within limits (`costly-reads.ts`), because a
 * query that visits every row would slow the site down for everybody.
 */
import type { OrderTerm, RowCondition, RowQuery } from '#database/row-query.ts';

/** @param query with the columns that will be sent, which are fewer for HEAD */
export function isIndexedPageQuery({ columns, conditions, order }: RowQuery): boolean {
  const isList = !columns.includes('content') && isListOrder(order);
  if (conditions.length === 1 && conditions.every(isHeldBack)) return isList;
  if (!conditions.every(isByKey)) return false;
  const isOnePage = conditions.some((condition) => 'column' in condition && condition.operator === 'eq');
  return isOnePage || isList;
}

function isHeldBack(condition: RowCondition): boolean {
  if ('anyOf' in condition) return false;
  return condition.column === 'hold_reason' && condition.operator === 'is' && !condition.isNull;
}

function isByKey(condition: RowCondition): boolean {
  if ('anyOf' in condition) return false;
  const { column, operator } = condition;
  return (column === 'slug' || column === 'id') && (operator === 'eq' || operator === 'in');
}

/** The order of the index: by time and then by id, in either direction. */
function isListOrder(order: readonly OrderTerm[]): boolean {
  const [first, second, ...others] = order;
  if (first?.column !== 'created_at' || others.length > 0) return false;
  return second === undefined || (second.column === 'id' && second.direction === first.direction);
}
