/** `column=operator.value`, parsed and checked against the type of the column. */
import type { Comparison, Filter } from '#database/row-query.ts';
import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../../rest-failure.ts';
import type { RestColumn } from '../../rest-table.ts';
import { splitList } from '../split-list.ts';
import { findColumn, type VisibleTable } from '../visible-table.ts';
import { parseValue } from './parse-value.ts';

const comparisons: readonly Comparison[] = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'];
const matches = ['like', 'ilike'] as const;

export function parseFilter(table: VisibleTable, name: string, text: string): Parsed<Filter> {
  const column = findColumn(table, name);
  if (column === null) return refusal(failures.unknownColumn(table.name, name));
  if (!column.isFilterable) return refusal(failures.unfilterable(name));
  if (text.includes('\0')) return refusal(failures.nulInText);
  const dot = text.indexOf('.');
  const operator = text.slice(0, Math.max(dot, 0));
  const operand = text.slice(dot + 1);
  if (isOneOf(comparisons, operator)) {
    const value = parseValue(column.type, operand);
    return value.ok ? success({ column: name, operator, value: value.value }) : value;
  }
  if (isOneOf(matches, operator)) return parsePattern(name, column, operator, operand);
  if (operator === 'in') return parseIn(name, column, operand);
  if (operator === 'is' && (operand === 'null' || operand === 'not_null')) {
    return success({ column: name, operator, isNull: operand === 'null' });
  }
  return refusal(
    failures.badQuery(
      `filter (${text})`,
      'Supported are eq, neq, gt, gte, lt, lte, like, ilike, in.(…), is.null and is.not_null.',
    ),
  );
}

/** `*` stands for `%`, which would have to be escaped in a URL. */
function parsePattern(
  name: string,
  { type }: RestColumn,
  operator: 'like' | 'ilike',
  pattern: string,
): Parsed<Filter> {
  if (type !== 'text') return refusal(failures.noSuchOperator(type, operator));
  if (/(^|[^\\])(\\\\)*\\$/.test(pattern)) return refusal(failures.danglingEscape);
  return success({ column: name, operator, value: pattern.replaceAll('*', '%') });
}

function parseIn(name: string, { type }: RestColumn, operand: string): Parsed<Filter> {
  const items = itemsOf(operand);
  if (items === null) return refusal(failures.badQuery(`filter (in.${operand})`, 'Expected in.(a,b,"c,d").'));
  const values: string[] = [];
  for (const item of items) {
    const value = parseValue(type, item);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return success({ column: name, operator: 'in', values });
}

/** @returns the items of `(a,b,"c,d")`; null if the operand is no such list */
function itemsOf(operand: string): string[] | null {
  const inside = /^\((.*)\)$/s.exec(operand)?.[1];
  if (inside === undefined) return null;
  return inside.trim() === '' ? [] : splitList(inside);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}
