/** What an anonymous visitor may read (DESIGN.md 4.5): the public list, and one page's content by its slug. */
import type { Access } from '#domain/auth/access.ts';
import type { PageQuery } from './parse-query.ts';

/** @param query its select is what really leaves the server */
export function mayRead(access: Access, query: Pick<PageQuery, 'select' | 'filters' | 'order'>): boolean {
  if (access.role === 'authenticated') return true;
  const isOnePage = query.filters.some(
    (condition) => 'column' in condition && condition.column === 'slug' && condition.operator === 'eq',
  );
  if (isOnePage) return true;
  // A filter or an order by content would tell it letter by letter.
  return !(
    query.select.includes('content') ||
    query.filters
      .flatMap((condition) => ('anyOf' in condition ? condition.anyOf : condition))
      .some((filter) => filter.column === 'content') ||
    query.order.some((term) => term.column === 'content')
  );
}
