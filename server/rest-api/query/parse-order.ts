import type { OrderTerm } from '#database/row-query.ts';
import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../rest-failure.ts';
import { splitList } from './split-list.ts';
import { findColumn, type VisibleTable } from './visible-table.ts';

const term = /^(\w+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/;

/** @param text value of `order=`, or null for the table's default. Only the first mention of a column counts. */
export function parseOrder(table: VisibleTable, text: string | null): Parsed<readonly OrderTerm[]> {
  if (text === null) return success(table.defaultOrder);
  const terms: OrderTerm[] = [];
  // A list that cannot be split counts as one empty term, which is refused below.
  for (const item of splitList(text) ?? ['']) {
    const match = term.exec(item);
    if (match === null) {
      return refusal(
        failures.badQuery(`order (${text})`, 'Expected column[.asc|.desc][.nullsfirst|.nullslast].'),
      );
    }
    const [, name = '', typedDirection, position] = match;
    const column = findColumn(table, name);
    if (column === null) return refusal(failures.unknownColumn(table.name, name));
    if (!column.isSortable) return refusal(failures.unsortable(name));
    if (terms.some((orderTerm) => orderTerm.column === name)) continue;
    const direction = typedDirection === 'desc' ? 'desc' : 'asc';
    // Unless the client says otherwise, NULL counts as the largest value, as in PostgreSQL.
    const defaultNulls = direction === 'desc' ? 'first' : 'last';
    const nulls = position === 'first' || position === 'last' ? position : defaultNulls;
    terms.push({ column: name, direction, ...(column.isNullable && { nulls }) });
  }
  return success(terms);
}

/** Appends the key to an order, so that paging neither repeats nor skips a row. */
export function deterministicOrder(order: readonly OrderTerm[], key: readonly string[]): OrderTerm[] {
  const direction = order.at(-1)?.direction ?? 'asc';
  const missing = key.filter((column) => !order.some((orderTerm) => orderTerm.column === column));
  return [...order, ...missing.map((column) => ({ column, direction }))];
}
