/** The rows of a report, each with the same row of the previous period. */
import type { LeadRow } from './contacts-api.ts';

export const figures = ['people', 'views', 'taps', 'conversations', 'sales_cents'] as const;

export type Figure = (typeof figures)[number];

export interface ComparedRow extends LeadRow {
  /** Null until the previous period has loaded. */
  before: Pick<LeadRow, Figure> | null;
}

/**
 * A row that is missing from one period has zeros for it, so that a source which no longer brings anybody is shown.
 * @param before undefined while it loads
 */
export function comparedRows(
  rows: readonly LeadRow[],
  before: readonly LeadRow[] | undefined,
): ComparedRow[] {
  if (before === undefined) return rows.map((row) => ({ ...row, before: null }));
  const rowsBefore = new Map(before.map((row) => [row.key, row]));
  const keys = new Set(rows.map(({ key }) => key));
  return [
    ...rows.map((row) => ({ ...row, before: rowsBefore.get(row.key) ?? withoutContacts(row) })),
    ...before.filter(({ key }) => !keys.has(key)).map((row) => ({ ...withoutContacts(row), before: row })),
  ];
}

/** Sorts the hours of both periods from 0 to 23. */
export function inOrderOfHours(rows: readonly ComparedRow[]): ComparedRow[] {
  return rows.toSorted((one, other) => Number(one.key) - Number(other.key));
}

/** A figure that is not counted stays null. */
function withoutContacts(row: LeadRow): LeadRow {
  const zero = (figure: number | null) => (figure === null ? null : 0);
  return {
    ...row,
    views: zero(row.views),
    taps: 0,
    people: zero(row.people),
    conversations: zero(row.conversations),
    sales_cents: zero(row.sales_cents),
  };
}
