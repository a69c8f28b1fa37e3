/** What a new page gets besides its text: an id, the default description, its times. */
import { randomUUIDv7 } from 'node:crypto';
import type { GeneratedPageRow } from '#database/schema.ts';
import { describeTitle } from './default-description.ts';
import type { CleanPage } from './page-draft.ts';

/** ISO-8601, UTC, milliseconds. */
export interface PageTimes {
  createdAt: string;
  updatedAt: string;
}

export type MakeRow = (page: CleanPage, times: PageTimes) => GeneratedPageRow;

/**
 * Ids rise from row to row, so that pages of one time are listed in the order they were made.
 * @param count of the rows that will be made at most
 */
export function createRowMaker(count: number): MakeRow {
  // Made within one millisecond they are in no order of their own.
  const ids = Array.from({ length: count }, () => randomUUIDv7())
    .sort()
    .values();
  return (page, { createdAt, updatedAt }) => {
    const { value: id } = ids.next();
    if (id === undefined) throw new Error(`There were to be ${count} new pages at most.`);
    return {
      ...page,
      id,
      description: page.description ?? describeTitle(page.title),
      created_at: createdAt,
      updated_at: updatedAt,
    };
  };
}
