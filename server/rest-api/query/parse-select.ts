import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../rest-failure.ts';
import { splitList } from './split-list.ts';
import { findColumn, type VisibleTable } from './visible-table.ts';

/** @param text value of `select=`, or null for the same columns as `*` */
export function parseSelect(table: VisibleTable, text: string | null): Parsed<readonly string[]> {
  const names = splitList(text ?? '*');
  if (names === null || names.includes('')) {
    return refusal(
      failures.badQuery(`select parameter (${text})`, 'Name columns, separated by commas, or *.'),
    );
  }
  const columns = new Set<string>();
  for (const name of names) {
    if (name === '*') for (const column of columnsOfStar(table)) columns.add(column);
    else if (findColumn(table, name) !== null) columns.add(name);
    else if (/^\w+$/.test(name)) return refusal(failures.unknownColumn(table.name, name));
    else {
      return refusal(
        failures.badQuery(
          `select parameter (${text})`,
          'Embedding, renaming, casting and aggregates are not supported.',
        ),
      );
    }
  }
  return success([...columns]);
}

function columnsOfStar({ columns }: VisibleTable): string[] {
  return Object.keys(columns).filter((name) => !columns[name]?.isNamedOnly);
}
