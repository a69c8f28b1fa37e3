/** Reads the body of an insert or an update: objects whose keys are columns that a client may write. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { failures, type Parsed } from '../rest-failure.ts';
import type { RestColumn, SentRow } from '../rest-table.ts';
import { parseValue } from './filters/parse-value.ts';
import { readJsonBody } from './read-json-body.ts';
import { splitList } from './split-list.ts';
import { findColumn, type VisibleTable } from './visible-table.ts';

const object = z.record(z.string(), z.unknown());
const objects = z.union([object.transform((row) => [row]), z.array(object)]);

interface BodyLimits {
  maxBodyBytes: number;
  maxRows: number;
}

/**
 * @param bodyColumns value of `columns=`: the only keys that are read
 * @returns the rows to insert, possibly none
 */
export async function readInsertBody(
  table: VisibleTable,
  { maxBodyBytes, maxRows }: BodyLimits,
  request: Request,
  bodyColumns: string | null,
): Promise<Parsed<SentRow[]>> {
  const json = await readJsonBody(request, maxBodyBytes);
  if (!json.ok) return json;
  const list = objects.safeParse(json.value);
  if (!list.success) return refusal(failures.badJson);
  if (list.data.length > maxRows) return refusal(failures.tooManyRows(maxRows));
  const keys = parseBodyColumns(table, bodyColumns);
  if (!keys.ok) return keys;
  if (keys.value === null && !haveSameKeys(list.data)) return refusal(failures.unevenKeys);
  const rows: SentRow[] = [];
  for (const given of list.data) {
    const row = parseRow(table, given, keys.value);
    if (!row.ok) return row;
    const missing = requiredColumns(table).find((name) => row.value[name] == null);
    if (missing !== undefined) return refusal(failures.missingField(table.name, missing));
    rows.push(row.value);
  }
  return success(rows);
}

export async function readUpdateBody(
  table: VisibleTable,
  maxBodyBytes: number,
  request: Request,
  bodyColumns: string | null,
): Promise<Parsed<SentRow>> {
  const json = await readJsonBody(request, maxBodyBytes);
  if (!json.ok) return json;
  const given = object.safeParse(json.value);
  if (!given.success) return refusal(failures.badJson);
  const keys = parseBodyColumns(table, bodyColumns);
  if (!keys.ok) return keys;
  const changes = parseRow(table, given.data, keys.value);
  if (!changes.ok) return changes;
  const required = requiredColumns(table);
  const emptied = Object.keys(changes.value).find(
    (name) => changes.value[name] === null && required.includes(name),
  );
  return emptied === undefined ? changes : refusal(failures.missingField(table.name, emptied));
}

function requiredColumns({ columns }: VisibleTable): string[] {
  return Object.keys(columns).filter((name) => columns[name]?.writtenBy === 'client_always');
}

function parseBodyColumns(table: VisibleTable, text: string | null): Parsed<ReadonlySet<string> | null> {
  if (text === null) return success(null);
  const names = splitList(text);
  if (names === null) return refusal(failures.badQuery(`columns parameter (${text})`, 'Expected "a","b".'));
  const unknown = names.find((name) => findColumn(table, name) === null);
  return unknown === undefined
    ? success(new Set(names))
    : refusal(failures.unknownField(table.name, unknown));
}

function parseRow(
  table: VisibleTable,
  given: Record<string, unknown>,
  keys: ReadonlySet<string> | null,
): Parsed<SentRow> {
  const row: Record<string, string | null> = {};
  for (const [name, value] of Object.entries(given)) {
    if (keys !== null && !keys.has(name)) continue;
    const column = findColumn(table, name);
    if (column === null) return refusal(failures.unknownField(table.name, name));
    if (column.writtenBy === 'server') return refusal(failures.readOnlyField(table.name, name));
    if (value === null) {
      row[name] = null;
      continue;
    }
    const text = textOf(column.type, value);
    if (text === null) return refusal(failures.notAString(column.type, name));
    const parsed = parseValue(column.type, text);
    if (!parsed.ok) return parsed;
    // PostgreSQL stores no NUL, and a name or a text means the same without it.
    row[name] = parsed.value.replaceAll('\0', '');
  }
  return success(row);
}

function haveSameKeys(list: readonly object[]): boolean {
  const keysOf = (row: object) => Object.keys(row).sort().join('\n');
  const [first] = list;
  return first === undefined || list.every((row) => keysOf(row) === keysOf(first));
}

/** @returns null for a value of another type */
function textOf(type: RestColumn['type'], value: unknown): string | null {
  if (typeof value === 'string') return value;
  const isOfType =
    (type === 'boolean' && typeof value === 'boolean') || (type === 'integer' && Number.isSafeInteger(value));
  return isOfType ? `${value}` : null;
}
