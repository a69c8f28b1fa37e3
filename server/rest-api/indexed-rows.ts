/** Conditions under which an index answers a query, for the tables that only administrators read. */
import type { RowCondition, RowQuery } from '#database/row-query.ts';
import type { IndexedQueries } from './rest-table.ts';

/**
 * For a table that stays so small that any query of it is quick. No client may add rows to it.
 * @param maxRows how many rows it can have
 */
export function fewRows(maxRows: number): IndexedQueries {
  return Object.assign(() => true, { maxRows });
}

/** Whether a condition names rows by an indexed column, so that few rows are visited. */
export function isByColumn(name: string): (condition: RowCondition) => boolean {
  return (condition) =>
    'column' in condition &&
    condition.column === name &&
    (condition.operator === 'eq' || condition.operator === 'in');
}

/**
 * Whether the query reads the whole list in the order of an index.
 * @param longColumn the column whose texts are too long for a list
 */
export function isListing(
  { columns, conditions, order }: RowQuery,
  orderColumn: string,
  longColumn?: string,
): boolean {
  const hasLongTexts = longColumn !== undefined && columns.includes(longColumn);
  return conditions.length === 0 && order[0]?.column === orderColumn && !hasLongTexts;
}
