/** The queries of sessions that an index answers, for tables whose rows may be long. */
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

/** Whether it is the whole list in the order of its index, without the column whose texts are long. */
export function isListing({ columns, conditions, order }: RowQuery, time: string, long: string): boolean {
  return conditions.length === 0 && order[0]?.column === time && !columns.includes(long);
}
