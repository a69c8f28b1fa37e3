import { allColumns, type Column, isColumn } from './columns.ts';
import { failures, type Parsed, parsed, refused } from './rest-failure.ts';
import { splitList } from './split-list.ts';

/** @param text of `select=`; null stands for every column */
export function parseSelect(text: string | null): Parsed<readonly Column[]> {
  const names = splitList(text ?? '*');
  if (names === null || names.includes('')) {
    return refused(
      failures.badQuery(`select parameter (${text})`, 'Name columns, separated by commas, or *.'),
    );
  }
  const columns = new Set<Column>();
  for (const name of names) {
    if (name === '*') for (const column of allColumns) columns.add(column);
    else if (isColumn(name)) columns.add(name);
    else if (/^\w+$/.test(name)) return refused(failures.unknownColumn(name));
    else {
      return refused(
        failures.badQuery(
          `select parameter (${text})`,
          'Embedding, renaming, casting and aggregates are not supported.',
        ),
      );
    }
  }
  return parsed([...columns]);
}
