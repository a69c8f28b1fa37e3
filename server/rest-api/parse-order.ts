import { type Column, isColumn } from './columns.ts';
import { failures, type Parsed, parsed, refused } from './rest-failure.ts';
import { splitList } from './split-list.ts';

export interface OrderTerm {
  column: Column;
  direction: 'asc' | 'desc';
}

/** Where the nulls go is read and forgotten: no column holds any. */
const term = /^(\w+)(?:\.(asc|desc))?(?:\.(?:nullsfirst|nullslast))?$/;

/** @param text of `order=`; null stands for the newest first. A column named again decides nothing any more. */
export function parseOrder(text: string | null): Parsed<OrderTerm[]> {
  const items = splitList(text ?? 'created_at.desc');
  const terms: OrderTerm[] = [];
  for (const item of items ?? ['']) {
    const match = term.exec(item);
    if (match === null) {
      return refused(
        failures.badQuery(`order (${text})`, 'Expected column[.asc|.desc][.nullsfirst|.nullslast].'),
      );
    }
    const [, name = '', direction] = match;
    if (!isColumn(name)) return refused(failures.unknownColumn(name));
    if (terms.some((one) => one.column === name)) continue;
    terms.push({ column: name, direction: direction === 'desc' ? 'desc' : 'asc' });
  }
  return parsed(terms);
}
