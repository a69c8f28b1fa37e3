/**
 * The number of all generated pages and of the listed ones. It is updated in the transaction of every change, because
 * counting a million rows takes as long as rendering twenty screens.
 */
import type { Kysely, Transaction } from 'kysely';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import {
  addBlock,
  changeBlockCounts,
  countListedBetween,
  firstKey,
  isInScope,
  keyAfter,
  type ListKey,
  type ListScope,
  maxPagesInBlock,
  type PageCounts,
} from './page-blocks.ts';

/** What the counts need to know about a page. */
export type CountedPage = ListKey & Pick<GeneratedPageRow, 'is_noindex'>;

export async function totalPages(query: Kysely<Schema>, scope: ListScope = 'all'): Promise<number> {
  const { pages, listed } = await readTotals(query);
  return scope === 'listed' ? listed : pages;
}

/** Call it with the inserted pages, in the transaction that inserted them. */
export async function addToCounts(
  transaction: Transaction<Schema>,
  pages: readonly CountedPage[],
): Promise<void> {
  await applyChange(transaction, pages, countsOf);
}

/**
 * Waits for every other transaction that has called this. A transaction that changes pages calls it before it writes
 * anything, and so does one that writes several rows of what belongs to pages: working copies, versions, the trash,
 * rules of addresses. On PostgreSQL two of them that wrote the same rows in different orders would deadlock, and two that
 * had read the same last version would both write the next one.
 */
export async function lockPages(transaction: Transaction<Schema>): Promise<void> {
  await addToTotals(transaction, { pages: 0, listed: 0 });
}

/** Call it with the deleted pages, in the transaction that deleted them. */
export async function subtractFromCounts(
  transaction: Transaction<Schema>,
  pages: readonly CountedPage[],
): Promise<void> {
  await applyChange(transaction, pages, (deleted) => {
    const { pages: count, listed } = countsOf(deleted);
    return { pages: -count, listed: -listed };
  });
}

/** Call it with pages whose `is_noindex` has changed, as they are after the change. */
export async function moveInCounts(
  transaction: Transaction<Schema>,
  pages: readonly CountedPage[],
): Promise<void> {
  await applyChange(transaction, pages, (moved) => {
    const { pages: count, listed } = countsOf(moved);
    // Pages that became listed add one each; the others, which were listed before, take one away.
    return { pages: 0, listed: listed - (count - listed) };
  });
}

async function applyChange(
  transaction: Transaction<Schema>,
  pages: readonly CountedPage[],
  changeOf: (pages: readonly CountedPage[]) => PageCounts,
): Promise<void> {
  if (pages.length === 0) return;
  await addToTotals(transaction, changeOf(pages));
  await changeBlockCounts(transaction, pages, changeOf);
}

function countsOf(pages: readonly CountedPage[]): PageCounts {
  return { pages: pages.length, listed: pages.filter(({ is_noindex }) => is_noindex === 0).length };
}

/**
 * Corrects the counts if they differ from the table: after the migrations that added them, after a write by a release
 * that did not keep them, or after a manual change. Takes about 0.2 s for a million pages if they are correct.
 * @returns whether they had to be corrected
 */
export function recountPages(database: Database): Promise<boolean> {
  return database.withoutTimeLimit((query) => recount(database, query));
}

async function recount(database: Database, query: Kysely<Schema>): Promise<boolean> {
  if (await areCountsRight(query)) return false;
  return query.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    if (await areCountsRight(transaction)) return false;
    await transaction.deleteFrom('page_blocks').execute();
    const pagesInBlock = maxPagesInBlock / 2;
    const counts = await countRows(transaction);
    let start = firstKey;
    for (let rest = counts.pages; ; rest -= pagesInBlock) {
      const next = await keyAfter(transaction, start, pagesInBlock);
      const listed = await countListedBetween(transaction, start, next);
      await addBlock(transaction, start, { pages: next === null ? rest : pagesInBlock, listed });
      if (next === null) break;
      start = next;
    }
    await transaction.updateTable('page_totals').set(counts).where('id', '=', 1).execute();
    // Another process may have kept the old blocks.
    await createContentVersion(database).advance(transaction);
    return true;
  });
}

/** On PostgreSQL this update locks the row, so that concurrent writers change the counts one after the other. */
async function addToTotals(transaction: Transaction<Schema>, { pages, listed }: PageCounts): Promise<void> {
  await transaction
    .updateTable('page_totals')
    .set(({ eb }) => ({ pages: eb('pages', '+', pages), listed: eb('listed', '+', listed) }))
    .where('id', '=', 1)
    .execute();
}

function readTotals(query: Kysely<Schema>): Promise<PageCounts> {
  return query
    .selectFrom('page_totals')
    .select(['pages', 'listed'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}

async function areCountsRight(query: Kysely<Schema>): Promise<boolean> {
  const totals = await readTotals(query);
  const blocks = await query
    .selectFrom('page_blocks')
    .select(({ fn }) => [
      fn.sum<number | null>('pages').as('pages'),
      fn.sum<number | null>('listed').as('listed'),
    ])
    .executeTakeFirstOrThrow();
  if (totals.pages !== blocks.pages || totals.listed !== blocks.listed) return false;
  const rows = await countRows(query);
  return totals.pages === rows.pages && totals.listed === rows.listed;
}

async function countRows(query: Kysely<Schema>): Promise<PageCounts> {
  const all = query.selectFrom('generated_pages').select(({ fn }) => fn.countAll<number>().as('count'));
  const { count: pages } = await all.executeTakeFirstOrThrow();
  const { count: listed } = await all.where(isInScope('listed')).executeTakeFirstOrThrow();
  return { pages, listed };
}
