import type { Kysely } from 'kysely';
import { firstKey } from '#database/page-blocks.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import { readPagesAfter } from './page-store.ts';

const atOnce = 100;

/** Every page, whole, oldest first, some at a time. What is published meanwhile comes last. */
export async function* readAllPages(query: Kysely<Schema>): AsyncGenerator<GeneratedPageRow> {
  let last = firstKey;
  while (true) {
    const pages = await readPagesAfter(query, last, atOnce);
    yield* pages;
    const end = pages.at(-1);
    if (end === undefined) return;
    last = end;
  }
}
