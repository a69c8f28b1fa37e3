/** Sorts the rows that a write returns, which no query has ordered. */
import type { OrderTerm } from '#database/row-query.ts';
import type { Row } from '#database/select-rows.ts';

/** @returns the rows as a query would order them: numbers by value, all else as text, and NULL where the term wants it */
export function rowsInOrder(rows: readonly Row[], order: readonly OrderTerm[]): Row[] {
  return rows.toSorted((a, b) => {
    for (const term of order) {
      const difference = compare(a[term.column], b[term.column], term);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function compare(one: unknown, other: unknown, { direction, nulls }: OrderTerm): number {
  if (one === null || other === null) {
    if (one === other) return 0;
    return (one === null) === (nulls === 'first') ? -1 : 1;
  }
  const ascending =
    typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(`${one}`, `${other}`);
  return direction === 'asc' ? ascending : -ascending;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
