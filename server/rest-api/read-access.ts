/**
 * What an anonymous visitor may read (DESIGN.md 4.5): the public list, and one page's content by its slug. Only in the
 * ways an index answers: anybody can ask, and every look at every row is taken from the other visitors' time.
 */
import type { Access } from '#domain/auth/access.ts';
import type { OrderTerm } from './parse-order.ts';
import type { Condition, PageQuery } from './parse-query.ts';

/** @param query its select is what really leaves the server */
export function mayRead(access: Access, query: Pick<PageQuery, 'select' | 'filters' | 'order'>): boolean {
  if (access.role === 'authenticated') return true;
  if (!query.filters.every(isByKey)) return false;
  const isOnePage = query.filters.some(
    (condition) => 'column' in condition && condition.column === 'slug' && condition.operator === 'eq',
  );
  return isOnePage || (!query.select.includes('content') && isListOrder(query.order));
}

function isByKey(condition: Condition): boolean {
  if ('anyOf' in condition) return false;
  const { column, operator } = condition;
  return (column === 'slug' || column === 'id') && (operator === 'eq' || operator === 'in');
}

/** By time, and where that is the same by id: the order the table is indexed by, from either end. */
function isListOrder(order: readonly OrderTerm[]): boolean {
  const [first, second, ...others] = order;
  if (first?.column !== 'created_at' || others.length > 0) return false;
  return second === undefined || (second.column === 'id' && second.direction === first.direction);
}
