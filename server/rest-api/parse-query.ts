/** The query string as a whole: known words are parsed each by its own parser, the rest are filters. */
import type { Column } from './columns.ts';
import { parseAlternatives } from './parse-alternatives.ts';
import { type Filter, parseFilter } from './parse-filters.ts';
import { type OrderTerm, parseOrder } from './parse-order.ts';
import { parseRange, type Range } from './parse-range.ts';
import { parseSelect } from './parse-select.ts';
import { failures, type Parsed, parsed, refused } from './rest-failure.ts';

/** A filter, or several of which one is enough. */
export type Condition = Filter | { anyOf: Filter[] };

export interface PageQuery {
  select: readonly Column[];
  /** All of them have to hold. */
  filters: Condition[];
  order: OrderTerm[];
  range: Range;
  /** True when the client asked for a part of the rows. */
  isRanged: boolean;
  /** Text of `columns=`, which belongs to the body. */
  columns: string | null;
  isUpsert: boolean;
}

/** Of one call, those within `or` among them: each one is a look at every row. */
const maxFilters = 20;

const notFilters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);
const unsupportedLogic = new Set(['and', 'not.or', 'not.and', 'not']);

export function parseQuery(parameters: URLSearchParams): Parsed<PageQuery> {
  const select = parseSelect(parameters.get('select'));
  if (!select.ok) return select;
  const order = parseOrder(parameters.get('order'));
  if (!order.ok) return order;
  const range = parseRange({ limit: parameters.get('limit'), offset: parameters.get('offset') });
  if (!range.ok) return range;
  const filters: Condition[] = [];
  let looks = 0;
  for (const [name, value] of parameters) {
    if (notFilters.has(name)) continue;
    if (unsupportedLogic.has(name)) {
      return refused(failures.badQuery(`logic tree (${name})`, 'Only or=(…) is supported.'));
    }
    if (name === 'or') {
      const alternatives = parseAlternatives(value);
      if (!alternatives.ok) return alternatives;
      filters.push({ anyOf: alternatives.value });
      looks += alternatives.value.length;
    } else {
      const filter = parseFilter(name, value);
      if (!filter.ok) return filter;
      filters.push(filter.value);
      looks += 1;
    }
    if (looks > maxFilters)
      return refused(failures.badQuery('filters', `At most ${maxFilters} are supported.`));
  }
  return parsed({
    select: select.value,
    filters,
    order: order.value,
    range: range.value,
    isRanged: parameters.has('limit') || parameters.has('offset'),
    columns: parameters.get('columns'),
    isUpsert: parameters.has('on_conflict'),
  });
}
