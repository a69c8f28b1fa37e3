/**
 * How many generated pages there are, kept in the transaction of every change: counting a million rows takes as
 * long as drawing twenty screens.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';
import { addBlock, countInBlocks, firstKey, keyAfter, type ListKey, maxPagesInBlock } from './page-blocks.ts';
import type { Schema } from './schema.ts';

export async function totalPages(query: Kysely<Schema>): Promise<number> {
  const { pages } = await query
    .selectFrom('page_totals')
    .select('pages')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return pages;
}

/** Part of the transaction that has inserted these pages. */
export async function countIn(transaction: Transaction<Schema>, pages: readonly ListKey[]): Promise<void> {
  if (pages.length === 0) return;
  await addToTotal(transaction, pages.length);
  await countInBlocks(transaction, pages, 1);
}

/** Part of the transaction that has deleted these pages. */
export async function countOut(transaction: Transaction<Schema>, pages: readonly ListKey[]): Promise<void> {
  if (pages.length === 0) return;
  await addToTotal(transaction, -pages.length);
  await countInBlocks(transaction, pages, -1);
}

/**
 * Puts the counts right where they are not what the table holds: after the migration that brought them, a release
 * that did not know them, or a change by hand. About 0.1 s for a million pages that are counted right.
 * @returns whether there was anything to put right
 */
export function recountPages(database: Database): Promise<boolean> {
  return database.unhurried(recount);
}

async function recount(query: Kysely<Schema>): Promise<boolean> {
  if (await isCountRight(query)) return false;
  return query.transaction().execute(async (transaction) => {
    await addToTotal(transaction, 0);
    if (await isCountRight(transaction)) return false;
    await transaction.deleteFrom('page_blocks').execute();
    const held = maxPagesInBlock / 2;
    const pages = await countRows(transaction);
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

/** On PostgreSQL writers wait here for one another, so that no two change the counts at once. */
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
  return total === blocks.pages && total === (await countRows(query));
}

async function countRows(query: Kysely<Schema>): Promise<number> {
  const { count } = await query
    .selectFrom('generated_pages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
