/**
 * The list of generated pages cut into blocks of five or ten thousand, with how many pages each holds, so that the
 * four-hundred-thousandth is found by adding up some numbers instead of walking past all before it.
 */
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Where a page stands in the list; fixed for its life. */
export interface ListKey {
  /** ISO-8601, UTC, milliseconds. */
  created_at: string;
  id: string;
}

/** Where the first block begins: before any page can stand. */
export const firstKey: ListKey = {
  created_at: '1970-01-01T00:00:00.000Z',
  id: '00000000-0000-0000-0000-000000000000',
};

/** A block that grows beyond this is cut in two. Walking past five thousand takes as long as reading two hundred blocks. */
export const maxPagesInBlock = 10_000;

/** Up to here walking from the top is faster than looking a block up. */
const maxWalk = 5_000;

/** From where a list, newest first, is read: below a key or from the top, leaving some out. */
export interface ListStart {
  below: ListKey | null;
  skip: number;
}

/** @param rank how many newer pages there are */
export async function findListStart(query: Kysely<Schema>, rank: number): Promise<ListStart> {
  if (rank <= maxWalk) return { below: null, skip: rank };
  const blocks = await query
    .selectFrom('page_blocks')
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('starts_id', 'desc')
    .execute();
  let below: ListKey | null = null;
  let newer = 0;
  for (const { starts_at, starts_id, pages } of blocks) {
    if (newer + pages > rank) return { below, skip: rank - newer };
    newer += pages;
    below = { created_at: starts_at, id: starts_id };
  }
  // Nothing is left that far down.
  return { below: firstKey, skip: 0 };
}

/** The condition that begins a list at its start; `skip` is the list's offset. */
export function isBelow({ below }: ListStart) {
  return ({ eb, refTuple, tuple, and }: ExpressionBuilder<Schema, 'generated_pages'>): Expression<SqlBool> =>
    below === null ? and([]) : eb(refTuple('created_at', 'id'), '<', tuple(below.created_at, below.id));
}

/** Adds pages that are in the table to their blocks' counts (`change` 1), or takes deleted ones out (-1). */
export async function countInBlocks(
  transaction: Transaction<Schema>,
  pages: readonly ListKey[],
  change: 1 | -1,
): Promise<void> {
  let rest = pages.toSorted((a, b) => (isOlder(a, b) ? -1 : 1));
  while (rest[0] !== undefined) {
    const block = await findBlock(transaction, rest[0]);
    // Where the block ends is no question for a single page.
    const end = rest.length > 1 ? await findBlockAfter(transaction, rest[0]) : null;
    const here = end === null ? rest : rest.filter((page) => isOlder(page, end));
    await addToBlock(transaction, block.start, change * here.length);
    const held = block.pages + change * here.length;
    if (held > maxPagesInBlock) await cutInTwo(transaction, block.start, held);
    rest = rest.slice(here.length);
  }
}

/** A block is cut at a page in its middle, which then begins the new one. */
async function cutInTwo(transaction: Transaction<Schema>, start: ListKey, held: number): Promise<void> {
  const lower = Math.floor(held / 2);
  const middle = await keyAfter(transaction, start, lower);
  const end = await findBlockAfter(transaction, start);
  // Were the count ever wrong, the middle could lie in the next block.
  if (middle === null || (end !== null && !isOlder(middle, end))) return;
  await addToBlock(transaction, start, lower - held);
  await addBlock(transaction, middle, held - lower);
}

export async function addBlock(
  transaction: Transaction<Schema>,
  start: ListKey,
  pages: number,
): Promise<void> {
  await transaction
    .insertInto('page_blocks')
    .values({ starts_at: start.created_at, starts_id: start.id, pages })
    .execute();
}

/** @returns the page with so many others between it and the start, the one that stands there included */
export async function keyAfter(
  transaction: Transaction<Schema>,
  start: ListKey,
  others: number,
): Promise<ListKey | null> {
  const page = await transaction
    .selectFrom('generated_pages')
    .select(['created_at', 'id'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>=', tuple(start.created_at, start.id)),
    )
    .orderBy('created_at')
    .orderBy('id')
    .offset(others)
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

async function addToBlock(transaction: Transaction<Schema>, start: ListKey, change: number): Promise<void> {
  await transaction
    .updateTable('page_blocks')
    .set(({ eb }) => ({ pages: eb('pages', '+', change) }))
    .where('starts_at', '=', start.created_at)
    .where('starts_id', '=', start.id)
    .execute();
}

function isOlder(a: ListKey, b: ListKey): boolean {
  return a.created_at === b.created_at ? a.id < b.id : a.created_at < b.created_at;
}
