/** `or=(title.ilike.*x*,slug.eq.x)`, as the client's `.or()` writes it: a row must match at least one of the filters. */

import type { Filter } from '#database/row-query.ts';
import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../../rest-failure.ts';
import type { VisibleTable } from '../visible-table.ts';
import { parseFilter } from './parse-filters.ts';

/** Enough for several filters on every column. Limited because each filter may have to visit every row. */
const maxAlternatives = 20;

/** A column, an operator, and a value that is quoted, a list in parentheses, or plain. */
const alternative =
  /^(?<name>\w+)\.(?<operator>\w+)\.(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<list>\((?:"(?:[^"\\]|\\.)*"|[^"()])*\))|(?<plain>[^",()]*))(?:,|$)/s;

/** Nested groups (`and(…)`, `not.…`) are refused, because the site needs none. */
export function parseAlternatives(table: VisibleTable, text: string): Parsed<Filter[]> {
  const malformed = refusal(
    failures.badQuery(`logic tree (${text})`, 'Expected column.operator.value, separated by commas.'),
  );
  let rest = /^\((.+)\)$/s.exec(text)?.[1];
  if (rest === undefined || rest.endsWith(',')) return malformed;
  const filters: Filter[] = [];
  while (rest !== '') {
    const match: RegExpExecArray | null = alternative.exec(rest);
    if (match?.groups === undefined || filters.length === maxAlternatives) return malformed;
    const { name = '', operator, quoted, list, plain } = match.groups;
    const operand = quoted?.replace(/\\(.)/gs, '$1') ?? list ?? plain;
    const filter = parseFilter(table, name, `${operator}.${operand}`);
    if (!filter.ok) return filter;
    filters.push(filter.value);
    rest = rest.slice(match[0].length);
  }
  return success(filters);
}
