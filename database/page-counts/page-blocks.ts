/**
 * Divides the list of generated pages into blocks of one to two thousand and keeps a count for each, so that the page
 * with rank 400,000 is found by adding up numbers instead of skipping all pages before it.
 */
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { Schema } from '#database/schema.ts';

/** The sort key of a page in the list. It never changes. */
export interface ListKey {
  /** ISO-8601, UTC, milliseconds. */
  created_at: string;
  id: string;
}

/** Which pages a list shows: all of them, or those that search engines may list. */
export type ListScope = 'all' | 'listed';

/** How many pages of each scope there are, or by how many that number changes. */
export interface PageCounts {
  pages: number;
  listed: number;
}

/** The start of the first block, before any page. */
export const firstKey: ListKey = {
  created_at: '1970-01-01T00:00:00.000Z',
  id: '00000000-0000-0000-0000-000000000000',
};

/** A larger block is split. Skipping a thousand pages takes a fifth of the time of reading two hundred. */
export const maxPagesInBlock = 2_000;

/** A part of the list: where it begins, at its oldest page, and how many pages it holds. */
export interface PageBlock {
  start: ListKey;
  counts: PageCounts;
}

/**
 * The condition for the pages of the scope. It is spelled out so that the databases use the index of the listed pages.
 */
export function isInScope(scope: ListScope): Expression<SqlBool> {
  return scope === 'listed' ? sql`is_noindex = 0` : sql`1 = 1`;
}

/**
 * Changes the counts of the blocks that hold the pages, and splits the blocks that become too large.
 * @param changeOf returns how the counts of a block change for the given pages in it
 */
export async function changeBlockCounts<Page extends ListKey>(
  transaction: Transaction<Schema>,
  pages: readonly Page[],
  changeOf: (pages: readonly Page[]) => PageCounts,
): Promise<void> {
  let rest = pages.toSorted((a, b) => (isOlder(a, b) ? -1 : 1));
  while (rest[0] !== undefined) {
    const block = await findBlock(transaction, rest[0]);
    // For a single page the end of its block does not matter.
    const end = rest.length > 1 ? await findBlockAfter(transaction, rest[0]) : null;
    const inBlock = end === null ? rest : rest.filter((page) => isOlder(page, end));
    const change = changeOf(inBlock);
    await addToBlock(transaction, block.start, change);
    await splitBlock(transaction, block.start, block.pages + change.pages);
    rest = rest.slice(inBlock.length);
  }
}

/** Splits a block that is too large: the page in its middle becomes the start of a new block. */
async function splitBlock(transaction: Transaction<Schema>, start: ListKey, pages: number): Promise<void> {
  if (pages <= maxPagesInBlock) return;
  const lower = Math.floor(pages / 2);
  const middle = await keyAfter(transaction, start, lower);
  const end = await findBlockAfter(transaction, start);
  // If the count is wrong, the middle may be in the next block.
  if (middle === null || (end !== null && !isOlder(middle, end))) return;
  const listed = await countListedBetween(transaction, middle, end);
  await addToBlock(transaction, start, { pages: lower - pages, listed: -listed });
  await addBlock(transaction, middle, { pages: pages - lower, listed });
  // Many pages may have been added at once, so the halves may be too large as well.
  await splitBlock(transaction, start, lower);
  await splitBlock(transaction, middle, pages - lower);
}

export async function addBlock(
  transaction: Transaction<Schema>,
  start: ListKey,
  counts: PageCounts,
): Promise<void> {
  await transaction
    .insertInto('page_blocks')
    .values({ starts_at: start.created_at, starts_id: start.id, ...counts })
    .execute();
}

/** @param before null for all pages from `from` on */
export async function countListedBetween(
  transaction: Transaction<Schema>,
  from: ListKey,
  before: ListKey | null,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('generated_pages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isInScope('listed'))
    .where(sql<SqlBool>`(created_at, id) >= (${from.created_at}, ${from.id})`)
    .where(
      before === null
        ? sql<SqlBool>`1 = 1`
        : sql<SqlBool>`(created_at, id) < (${before.created_at}, ${before.id})`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the page that comes `offset` places after the start; null if there is none */
export async function keyAfter(
  transaction: Transaction<Schema>,
  start: ListKey,
  offset: number,
): Promise<ListKey | null> {
  const page = await transaction
    .selectFrom('generated_pages')
    .select(['created_at', 'id'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>=', tuple(start.created_at, start.id)),
    )
    .orderBy('created_at')
    .orderBy('id')
    .offset(offset)
    .limit(1)
    .executeTakeFirst();
  return page ?? null;
}

async function findBlock(
  transaction: Transaction<Schema>,
  page: ListKey,
): Promise<{ start: ListKey; pages: number }> {
  const { starts_at, starts_id, pages } = await transaction
    .selectFrom('page_blocks')
    .selectAll()
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('starts_at', 'starts_id'), '<=', tuple(page.created_at, page.id)),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('starts_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { start: { created_at: starts_at, id: starts_id }, pages };
}

async function findBlockAfter(transaction: Transaction<Schema>, page: ListKey): Promise<ListKey | null> {
  const block = await transaction
    .selectFrom('page_blocks')
    .select(['starts_at', 'starts_id'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('starts_at', 'starts_id'), '>', tuple(page.created_at, page.id)),
    )
    .orderBy('starts_at')
    .orderBy('starts_id')
    .limit(1)
    .executeTakeFirst();
  return block === undefined ? null : { created_at: block.starts_at, id: block.starts_id };
}

async function addToBlock(
  transaction: Transaction<Schema>,
  start: ListKey,
  change: PageCounts,
): Promise<void> {
  await transaction
    .updateTable('page_blocks')
    .set(({ eb }) => ({ pages: eb('pages', '+', change.pages), listed: eb('listed', '+', change.listed) }))
    .where('starts_at', '=', start.created_at)
    .where('starts_id', '=', start.id)
    .execute();
}

function isOlder(a: ListKey, b: ListKey): boolean {
  return a.created_at === b.created_at ? a.id < b.id : a.created_at < b.created_at;
}
