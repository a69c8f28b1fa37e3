/** `column=operator.value`, parsed and checked by the column's type but not yet tied to a database. */
import { type Column, columnTypes, isColumn } from './columns.ts';
import { failures, type Parsed, parsed, refused } from './rest-failure.ts';
import { splitList } from './split-list.ts';

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;
const matches = ['like', 'ilike'] as const;

export type Filter =
  | { column: Column; operator: (typeof comparisons)[number]; value: string }
  /** `*` and `%` stand for any text, `_` for any character; `\` takes away the meaning of the next one. */
  | { column: Column; operator: (typeof matches)[number]; value: string }
  | { column: Column; operator: 'in'; values: string[] }
  | { column: Column; operator: 'is'; isNull: boolean };

export function parseFilter(name: string, text: string): Parsed<Filter> {
  if (!isColumn(name)) return refused(failures.unknownColumn(name));
  if (text.includes('\0')) return refused(failures.nulInText);
  const dot = text.indexOf('.');
  const operator = text.slice(0, Math.max(dot, 0));
  const operand = text.slice(dot + 1);
  if (isOneOf(comparisons, operator)) {
    const value = parseValue(name, operand);
    return value.ok ? parsed({ column: name, operator, value: value.value }) : value;
  }
  if (isOneOf(matches, operator)) return parsePattern(name, operator, operand);
  if (operator === 'in') return parseIn(name, operand);
  if (operator === 'is' && (operand === 'null' || operand === 'not_null')) {
    return parsed({ column: name, operator, isNull: operand === 'null' });
  }
  return refused(
    failures.badQuery(
      `filter (${text})`,
      'Supported are eq, neq, gt, gte, lt, lte, like, ilike, in.(…), is.null and is.not_null.',
    ),
  );
}

function parsePattern(column: Column, operator: 'like' | 'ilike', value: string): Parsed<Filter> {
  const type = columnTypes[column];
  if (type !== 'text') return refused(failures.noSuchOperator(type, operator));
  if (/(^|[^\\])(\\\\)*\\$/.test(value)) return refused(failures.danglingEscape);
  return parsed({ column, operator, value: value.replaceAll('*', '%') });
}

function parseIn(column: Column, operand: string): Parsed<Filter> {
  const inside = /^\((.*)\)$/s.exec(operand)?.[1];
  const items = inside === undefined ? null : inside.trim() === '' ? [] : splitList(inside);
  if (items === null) return refused(failures.badQuery(`filter (in.${operand})`, 'Expected in.(a,b,"c,d").'));
  const values: string[] = [];
  for (const item of items) {
    const value = parseValue(column, item);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return parsed({ column, operator: 'in', values });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const timestamp =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:(?<utc>Z)|(?<hours>[+-]\d{2})(?::?(?<minutes>\d{2}))?)?)?$/i;

/** SQLite would compare anything with anything; both databases refuse here what PostgreSQL would. */
function parseValue(column: Column, text: string): Parsed<string> {
  switch (columnTypes[column]) {
    case 'uuid':
      return uuid.test(text) ? parsed(text.toLowerCase()) : refused(failures.badUuid(text));
    case 'timestamp':
      return parseTimestamp(text);
    case 'text':
      return parsed(text);
  }
}

/** Without a zone the time is UTC. Years are those both databases write with four digits. */
function parseTimestamp(text: string): Parsed<string> {
  const match = timestamp.exec(text)?.groups;
  if (match === undefined) return refused(failures.badTimestamp(text));
  const { day = '', time = '00:00', hours, minutes = '00' } = match;
  const midnight = new Date(`${day}T00:00Z`);
  const moment = new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  // Date takes the 30th of February for the 2nd of March.
  const isRight = isInYears(midnight) && midnight.toISOString().startsWith(day) && isInYears(moment);
  return isRight ? parsed(moment.toISOString()) : refused(failures.timestampOutOfRange(text));
}

/** False also for what is no moment at all. */
function isInYears(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}
