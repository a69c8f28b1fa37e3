import type { Caller } from '#domain/auth/sessions/caller.ts';
import { readsAsVisitor } from '../permission.ts';
import type { RestColumn, RestTable } from '../rest-table.ts';

/** A table as the parsers of a request see it. */
export interface VisibleTable {
  name: string;
  columns: Readonly<Record<string, RestColumn>>;
  defaultOrder: RestTable['defaultOrder'];
  maxRowsPerRead: number;
}

/** Omits the columns that the caller may not read, so that no request can reveal that they exist. */
export function visibleTo(caller: Caller, table: RestTable): VisibleTable {
  if (!readsAsVisitor(caller)) return table;
  const visible = Object.entries(table.columns).filter(([, { readableBy }]) => readableBy === 'everybody');
  return { ...table, columns: Object.fromEntries(visible) };
}

/** @param name untrusted. @returns null if there is no such column */
export function findColumn({ columns }: VisibleTable, name: string): RestColumn | null {
  return Object.hasOwn(columns, name) ? (columns[name] ?? null) : null;
}
