/** Fills every table of a migrated database with rows, whatever columns it has. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { recountPages } from '#database/page-counts/page-counts.ts';
import type { Schema } from '#database/schema.ts';
import { engines } from './databases.ts';
import { readSqliteTable } from './schema/read-sqlite-table.ts';

type Row = Record<string, unknown>;

const start = Date.UTC(2026, 0, 1);
/** Below the limit on parameters of both engines for the widest table. */
const rowsAtOnce = 500;

/**
 * @param rowsOf how many rows each table gets; those that the migrations filled keep theirs
 * @returns the names of the tables
 */
export async function fillTables(database: Database, rowsOf: (table: string) => number): Promise<string[]> {
  const blank = await engines[0]?.open();
  if (blank === undefined) throw new Error('There is no engine');
  const names = (await blank.query.introspection.getTables()).map(({ name }) => name);
  const rows = new Map<string, Row[]>();
  const waiting = new Set(names);
  while (waiting.size > 0) {
    for (const name of waiting) {
      const shape = await readSqliteTable(blank, name);
      const parents = new Map(
        shape.references.map((reference) => reference.split(/ -> |\./) as [string, string]),
      );
      if ([...parents.values()].some((parent) => !rows.has(parent))) continue;
      waiting.delete(name);
      rows.set(name, []);
      if (await hasRows(database.query, name)) continue;
      for (let index = 0; index < rowsOf(name); index += 1) {
        const row = Object.fromEntries(
          Object.entries(shape.columns).map(([column, { type }]) => {
            const parent = rows.get(parents.get(column) ?? '');
            return [column, parent?.[index % parent.length]?.id ?? cellOf(type, column, index)];
          }),
        );
        rows.get(name)?.push(row);
      }
      await insert(database.query, name, rows.get(name) ?? []);
    }
  }
  await blank.close();
  await recountPages(database);
  return names;
}

async function hasRows(query: Kysely<Schema>, table: string): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(table)} limit 1`.execute(query)).rows.length > 0;
}

async function insert(query: Kysely<Schema>, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await query
      .insertInto(table as never)
      .values(rows.slice(from, from + rowsAtOnce) as never)
      .execute();
  }
}

/** SQLite has one type for texts, identifiers and times, so their columns tell them apart by name. */
function cellOf(type: string, column: string, index: number): unknown {
  if (type === 'INTEGER') return index;
  if (/(^|_)at$/.test(column)) return new Date(start + index * 60_001).toISOString();
  if (/^id$|_id$/.test(column)) return randomUUID();
  return `${column} ${index}: portão “ção” 😀 \\ ' " \n${'x'.repeat(index % 50)}`;
}
