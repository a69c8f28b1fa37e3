/** Makes the row of a new page: adds an id, the times, and the fallbacks of blank fields. */
import { randomUUIDv7 } from 'node:crypto';
import type { GeneratedPageRow } from '#database/schema.ts';
import { fallbackText } from './fallback-texts.ts';
import { mapFields, optionalPageFields, type PageInput } from './page-fields.ts';

/** ISO-8601, UTC, milliseconds. */
export interface PageTimes {
  createdAt: string;
  updatedAt: string;
}

export type MakeRow = (page: PageInput, times: PageTimes) => GeneratedPageRow;

/**
 * @param maxRows the largest number of rows that will be made
 * @returns a function that takes cleaned pages. Ids rise from row to row, so that pages with the same time are listed in
 *   the order in which they were made.
 */
export function createRowMaker(maxRows: number): MakeRow {
  // Ids generated within one millisecond are in random order, so they are sorted.
  const ids = Array.from({ length: maxRows }, () => randomUUIDv7())
    .sort()
    .values();
  return (page, { createdAt, updatedAt }) => {
    const { value: id } = ids.next();
    if (id === undefined) throw new Error(`More than ${maxRows} rows were made.`);
    return {
      ...page,
      ...mapFields(optionalPageFields, (field) => page[field] ?? fallbackText(field, page.title)),
      id,
      created_at: createdAt,
      updated_at: updatedAt,
      revision: 1,
      is_noindex: 0,
      hold_reason: null,
    };
  };
}
