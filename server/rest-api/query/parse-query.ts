/** Parses a whole query string. Each known parameter has its own parser; all others are filters. */
import type { RowCondition, RowQuery } from '#database/row-query.ts';
import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../rest-failure.ts';
import { parseAlternatives } from './filters/parse-alternatives.ts';
import { parseFilter } from './filters/parse-filters.ts';
import { parseOrder } from './parse-order.ts';
import { parseRange } from './parse-range.ts';
import { parseSelect } from './parse-select.ts';
import type { VisibleTable } from './visible-table.ts';

export interface TableQuery extends RowQuery {
  /** Whether the query has a `limit` or an `offset`. */
  isRanged: boolean;
  /** Value of `columns=`: the only keys of the body that are read. */
  bodyColumns: string | null;
  isUpsert: boolean;
}

/** Includes the filters of an `or`. Limited because each filter may have to visit every row. */
const maxFilters = 20;

const notFilters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);
const unsupportedLogic = new Set(['and', 'not.or', 'not.and', 'not']);

export function parseQuery(table: VisibleTable, parameters: URLSearchParams): Parsed<TableQuery> {
  const select = parseSelect(table, parameters.get('select'));
  if (!select.ok) return select;
  const order = parseOrder(table, parameters.get('order'));
  if (!order.ok) return order;
  const range = parseRange(table.maxRowsPerRead, {
    limit: parameters.get('limit'),
    offset: parameters.get('offset'),
  });
  if (!range.ok) return range;
  const conditions = parseConditions(table, parameters);
  if (!conditions.ok) return conditions;
  return success({
    columns: select.value,
    conditions: conditions.value,
    order: order.value,
    range: range.value,
    isRanged: parameters.has('limit') || parameters.has('offset'),
    bodyColumns: parameters.get('columns'),
    isUpsert: parameters.has('on_conflict'),
  });
}

function parseConditions(table: VisibleTable, parameters: URLSearchParams): Parsed<RowCondition[]> {
  const conditions: RowCondition[] = [];
  let filters = 0;
  for (const [name, value] of parameters) {
    if (notFilters.has(name)) continue;
    if (unsupportedLogic.has(name)) {
      return refusal(failures.badQuery(`logic tree (${name})`, 'Only or=(…) is supported.'));
    }
    if (name === 'or') {
      const alternatives = parseAlternatives(table, value);
      if (!alternatives.ok) return alternatives;
      conditions.push({ anyOf: alternatives.value });
      filters += alternatives.value.length;
    } else {
      const filter = parseFilter(table, name, value);
      if (!filter.ok) return filter;
      conditions.push(filter.value);
      filters += 1;
    }
    if (filters > maxFilters)
      return refusal(failures.badQuery('filters', `At most ${maxFilters} are supported.`));
  }
  return success(conditions);
}
