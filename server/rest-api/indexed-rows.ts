/** The queries of sessions that an index answers, for tables whose rows may be long. */
import type { RowCondition, RowQuery } from '#database/row-query.ts';

/** For a table that stays so small that any query of it is quick. */
export const fewRows = () => true;

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
