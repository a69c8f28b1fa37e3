/** Reads `generated_pages`; `rows/page-row-writer.ts` writes it. */
import type { Expression, Kysely, SqlBool } from 'kysely';
import { inParts } from '#database/in-parts.ts';
import { findListStart, isFromStart, type ReadBlocks } from '#database/page-counts/list-start.ts';
import { isInScope, type ListKey } from '#database/page-counts/page-blocks.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import { pageFieldNames } from './page-fields.ts';
import type { PageSummary, PublishedPage } from './published-page.ts';

/** The index `generated_pages_listed` covers all of them. */
const summaryColumns = ['id', 'title', 'slug', 'created_at', 'updated_at'] as const;

export async function findPageBySlug(query: Kysely<Schema>, slug: string): Promise<PublishedPage | null> {
  // PostgreSQL refuses a NUL in a query, and no slug contains one.
  if (slug.includes('\0')) return null;
  const row = await query
    .selectFrom('generated_pages')
    .select(['id', ...pageFieldNames, 'created_at', 'updated_at', 'is_noindex'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { created_at, updated_at, is_noindex, ...fields } = row;
  return { ...fields, createdAt: created_at, updatedAt: updated_at, isListed: is_noindex === 0 };
}

/** The listed pages, newest first. Reads only the index, and little more of it than the requested range. */
export async function listPageSummaries(
  query: Kysely<Schema>,
  blocks: ReadBlocks,
  range: { offset: number; limit: number },
): Promise<PageSummary[]> {
  const start = await findListStart(blocks, range.offset, 'listed');
  const rows = await query
    .selectFrom('generated_pages')
    .select(summaryColumns)
    .where(isInScope('listed'))
    .where(isFromStart(start))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(start.skip)
    .execute();
  return rows.map(summaryOf);
}

export async function findTakenSlug(query: Kysely<Schema>, slugs: readonly string[]): Promise<string | null> {
  const row = await query
    .selectFrom('generated_pages')
    .select('slug')
    .where('slug', 'in', slugs)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** @param slugs at most as many as a statement takes */
export function findTakenSlugs(
  query: Kysely<Schema>,
  slugs: readonly string[],
): Promise<Pick<GeneratedPageRow, 'slug' | 'title'>[]> {
  if (slugs.length === 0) return Promise.resolve([]);
  return query.selectFrom('generated_pages').select(['slug', 'title']).where('slug', 'in', slugs).execute();
}

/** Complete rows that were created after the given one, oldest first. */
export function readPageRowsAfter(
  query: Kysely<Schema>,
  last: ListKey,
  limit: number,
): Promise<GeneratedPageRow[]> {
  return query
    .selectFrom('generated_pages')
    .selectAll()
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>', tuple(last.created_at, last.id)),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findPageRow(query: Kysely<Schema>, id: string): Promise<GeneratedPageRow | null> {
  const row = await query.selectFrom('generated_pages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The addresses of the pages that meet the condition. */
export function findSlugs(
  query: Kysely<Schema>,
  where: Expression<SqlBool>,
): Promise<{ id: string; slug: string }[]> {
  return query.selectFrom('generated_pages').select(['id', 'slug']).where(where).execute();
}

/** The pages after this id, ordered by id. */
export function findRevisionsAfter(
  query: Kysely<Schema>,
  id: string,
  limit: number,
): Promise<Pick<GeneratedPageRow, 'id' | 'revision'>[]> {
  return query
    .selectFrom('generated_pages')
    .select(['id', 'revision'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** @returns those of the ids whose pages are published */
export async function findPublishedIds(
  query: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const part of inParts(ids)) {
    const rows = await query.selectFrom('generated_pages').select('id').where('id', 'in', part).execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}

export function findPageTexts(
  query: Kysely<Schema>,
  ids: readonly string[],
): Promise<Pick<GeneratedPageRow, 'id' | 'title' | 'slug' | 'content' | 'revision' | 'is_noindex'>[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return query
    .selectFrom('generated_pages')
    .select(['id', 'title', 'slug', 'content', 'revision', 'is_noindex'])
    .where('id', 'in', ids)
    .execute();
}

function summaryOf(row: Pick<GeneratedPageRow, (typeof summaryColumns)[number]>): PageSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
