import type { Kysely } from 'kysely';
import { firstKey } from '#database/page-counts/page-blocks.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import { readPageRowsAfter } from './page-store.ts';

const pagesAtOnce = 100;

/** Yields every complete row, oldest first, and reads a hundred at a time. Pages published meanwhile come last. */
export async function* readAllPageRows(query: Kysely<Schema>): AsyncGenerator<GeneratedPageRow> {
  let last = firstKey;
  while (true) {
    const pages = await readPageRowsAfter(query, last, pagesAtOnce);
    yield* pages;
    const end = pages.at(-1);
    if (end === undefined) return;
    last = end;
  }
}
