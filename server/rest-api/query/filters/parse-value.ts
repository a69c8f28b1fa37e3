/** Parses a value by the type of its column. It refuses what PostgreSQL would refuse, because SQLite compares values of any type. */
import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../../rest-failure.ts';
import type { RestColumn } from '../../rest-table.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const timestamp =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|(?<hours>[+-]\d{2})(?::?(?<minutes>\d{2}))?)?)?$/i;

export function parseValue(type: RestColumn['type'], text: string): Parsed<string> {
  switch (type) {
    case 'uuid':
      return uuid.test(text) ? success(text.toLowerCase()) : refusal(failures.badUuid(text));
    case 'timestamp':
      return parseTimestamp(text);
    case 'text':
      return success(text);
    case 'integer':
      return parseInteger(text);
    case 'boolean':
      return Object.hasOwn(booleans, text.toLowerCase())
        ? success(booleans[text.toLowerCase()] ?? '0')
        : refusal(failures.badValue(type, text));
    case 'json':
      return refusal(failures.noSuchOperator(type, '='));
  }
}

/** As the databases store them. */
const booleans: Readonly<Record<string, string>> = { true: '1', false: '0' };

const maxInteger = 2_147_483_647;

function parseInteger(text: string): Parsed<string> {
  if (!/^-?\d{1,20}$/.test(text)) return refusal(failures.badValue('integer', text));
  return Math.abs(Number(text)) > maxInteger
    ? refusal(failures.integerOutOfRange(text))
    : success(`${Number(text)}`);
}

/** A time without a zone is UTC. Years beyond four digits are refused, because the databases write them differently. */
function parseTimestamp(text: string): Parsed<string> {
  const match = timestamp.exec(text)?.groups;
  if (match === undefined) return refusal(failures.badTimestamp(text));
  const { day = '', time = '00:00', hours, minutes = '00' } = match;
  const midnight = new Date(`${day}T00:00Z`);
  const moment = new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  // `Date` parses 30 February as 2 March.
  const isValid =
    hasFourDigitYear(midnight) && midnight.toISOString().startsWith(day) && hasFourDigitYear(moment);
  return isValid ? success(moment.toISOString()) : refusal(failures.timestampOutOfRange(text));
}

/** False for an invalid date and for the year 0. */
function hasFourDigitYear(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
