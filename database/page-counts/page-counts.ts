/**
 * The number of generated pages, updated in the transaction of every change, because counting a million rows takes as
 * long as rendering twenty screens.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { addBlock, countInBlocks, firstKey, keyAfter, type ListKey, maxPagesInBlock } from './page-blocks.ts';

export async function totalPages(query: Kysely<Schema>): Promise<number> {
  const { pages } = await query
    .selectFrom('page_totals')
    .select('pages')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return pages;
}

/** Call it with the inserted pages, in the transaction that inserted them. */
export async function addToCounts(
  transaction: Transaction<Schema>,
  pages: readonly ListKey[],
): Promise<void> {
  if (pages.length === 0) return;
  await addToTotal(transaction, pages.length);
  await countInBlocks(transaction, pages, 1);
}

/** Until the transaction ends, no other one changes pages (`domain/pages/rows/page-row-writer.ts`). */
export async function lockPageCounts(transaction: Transaction<Schema>): Promise<void> {
  await addToTotal(transaction, 0);
}

/** Call it with the deleted pages, in the transaction that deleted them. */
export async function subtractFromCounts(
  transaction: Transaction<Schema>,
  pages: readonly ListKey[],
): Promise<void> {
  if (pages.length === 0) return;
  await addToTotal(transaction, -pages.length);
  await countInBlocks(transaction, pages, -1);
}

/**
 * Corrects the counts if they differ from the table: after the migration that added them, after a write by a release
 * that did not keep them, or after a manual change. Takes about 0.1 s for a million pages if they are correct.
 * @returns whether they had to be corrected
 */
export function recountPages(database: Database): Promise<boolean> {
  return database.withoutTimeLimit(recount);
}

async function recount(query: Kysely<Schema>): Promise<boolean> {
  if (await isCountRight(query)) return false;
  return query.transaction().execute(async (transaction) => {
    await addToTotal(transaction, 0);
    if (await isCountRight(transaction)) return false;
    await transaction.deleteFrom('page_blocks').execute();
    const held = maxPagesInBlock / 2;
    const pages = await countAllRows(transaction);
    let start = firstKey;
    for (let rest = pages; ; rest -= held) {
      const next = await keyAfter(transaction, start, held);
      await addBlock(transaction, start, next === null ? rest : held);
      if (next === null) break;
      start = next;
    }
    await transaction.updateTable('page_totals').set({ pages }).where('id', '=', 1).execute();
    return true;
  });
}

/** On PostgreSQL this update locks the row, so that concurrent writers change the counts one after the other. */
async function addToTotal(transaction: Transaction<Schema>, change: number): Promise<void> {
  await transaction
    .updateTable('page_totals')
    .set(({ eb }) => ({ pages: eb('pages', '+', change) }))
    .where('id', '=', 1)
    .execute();
}

async function isCountRight(query: Kysely<Schema>): Promise<boolean> {
  const blocks = await query
    .selectFrom('page_blocks')
    .select(({ fn }) => fn.sum<number | null>('pages').as('pages'))
    .executeTakeFirstOrThrow();
  const total = await totalPages(query);
  return total === blocks.pages && total === (await countAllRows(query));
}

async function countAllRows(query: Kysely<Schema>): Promise<number> {
  const { count } = await query
    .selectFrom('generated_pages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
