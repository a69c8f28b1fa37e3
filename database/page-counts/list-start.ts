/** Finds the place in the list of generated pages from which a range of it is read, with few pages to skip. */
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { ContentVersion } from '#database/content-version.ts';
import type { Schema } from '#database/schema.ts';
import { firstKey, type ListKey, type ListScope, maxPagesInBlock, type PageBlock } from './page-blocks.ts';

/** Up to this rank, pages are skipped from the beginning of the list, in either order. */
const maxSkipFromBeginning = maxPagesInBlock / 2;

/** @returns the blocks, newest first */
export type ReadBlocks = () => Promise<readonly PageBlock[]>;

/** Keeps the blocks in memory. A million pages have a thousand, and reading those takes longer than reading a list. */
export function keepBlocks(
  query: Kysely<Schema>,
  contentVersion: Pick<ContentVersion, 'current'>,
): ReadBlocks {
  let kept: { version: number; blocks: readonly PageBlock[] } | null = null;
  return async () => {
    const version = await contentVersion.current();
    if (kept?.version !== version) kept = { version, blocks: await readBlocks(query) };
    return kept.blocks;
  };
}

/** Where to start reading the list, and how many pages to skip from there. */
export interface ListStart {
  /** Newest first: only pages older than this one; null for all. */
  below: ListKey | null;
  /** Oldest first: only this page and newer ones; null for all. */
  from: ListKey | null;
  skip: number;
}

/** Newest first. @param rank how many newer pages there are */
export async function findListStart(
  blocks: ReadBlocks,
  rank: number,
  scope: ListScope = 'all',
): Promise<ListStart> {
  if (rank <= maxSkipFromBeginning) return { below: null, from: null, skip: rank };
  let below: ListKey | null = null;
  let newer = 0;
  for (const { start, counts } of await blocks()) {
    const pagesInBlock = counts[countOf[scope]];
    if (newer + pagesInBlock > rank) return { below, from: null, skip: rank - newer };
    newer += pagesInBlock;
    below = start;
  }
  // The rank is beyond the last page.
  return { below: firstKey, from: null, skip: 0 };
}

/** Oldest first. @param rank how many older pages there are */
export async function findListStartFromOldest(
  blocks: ReadBlocks,
  rank: number,
  scope: ListScope = 'all',
): Promise<ListStart> {
  if (rank <= maxSkipFromBeginning) return { below: null, from: null, skip: rank };
  let older = 0;
  for (const { start, counts } of (await blocks()).toReversed()) {
    const pagesInBlock = counts[countOf[scope]];
    if (older + pagesInBlock > rank) return { below: null, from: start, skip: rank - older };
    older += pagesInBlock;
  }
  // The rank is beyond the last page.
  return { below: firstKey, from: null, skip: 0 };
}

/** The condition for the rows from this start on. Use `skip` as the offset of the query. */
export function isFromStart({ below, from }: ListStart): Expression<SqlBool> {
  if (below !== null) return sql`(created_at, id) < (${below.created_at}, ${below.id})`;
  if (from !== null) return sql`(created_at, id) >= (${from.created_at}, ${from.id})`;
  return sql`1 = 1`;
}

const countOf = { all: 'pages', listed: 'listed' } as const;

async function readBlocks(query: Kysely<Schema>): Promise<PageBlock[]> {
  const blocks = await query
    .selectFrom('page_blocks')
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('starts_id', 'desc')
    .execute();
  return blocks.map(({ starts_at, starts_id, ...counts }) => ({
    start: { created_at: starts_at, id: starts_id },
    counts,
  }));
}
