/** The queries on generated pages, and nothing but them. */
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { findListStart, isBelow, type ListKey } from '#database/page-blocks.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import { defaultDescription } from './default-description.ts';
import type { GeneratedPage, PageSummary } from './page.ts';
import type { CleanPage } from './page-draft.ts';

/** Which pages a change is about. */
export type PageSelector = (page: ExpressionBuilder<Schema, 'generated_pages'>) => Expression<SqlBool>;

/** All of them stand in the index `generated_pages_listing`. */
const summaryColumns = ['id', 'title', 'slug', 'created_at', 'updated_at'] as const;

export async function findPageBySlug(query: Kysely<Schema>, slug: string): Promise<GeneratedPage | null> {
  // PostgreSQL refuses NUL in any text, and no slug holds one.
  if (slug.includes('\0')) return null;
  const row = await query
    .selectFrom('generated_pages')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ? { ...summaryOf(row), description: row.description, content: row.content } : null;
}

/** Newest first; touches no row, only the index, and no more of it than about what is asked for. */
export async function listPageSummaries(
  query: Kysely<Schema>,
  range: { offset: number; limit: number },
): Promise<PageSummary[]> {
  const start = await findListStart(query, range.offset);
  const rows = await query
    .selectFrom('generated_pages')
    .select(summaryColumns)
    .where(isBelow(start))
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

export function insertPages(query: Kysely<Schema>, rows: GeneratedPageRow[]): Promise<GeneratedPageRow[]> {
  return query.insertInto('generated_pages').values(rows).returningAll().execute();
}

/** Leaves out those whose slug exists, in the table or among the rows before. @returns the others */
export function insertNewPages(query: Kysely<Schema>, rows: GeneratedPageRow[]): Promise<ListKey[]> {
  return query
    .insertInto('generated_pages')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'created_at'])
    .execute();
}

/** The pages that come after one in the order they were made, whole. */
export function readPagesAfter(
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

/** @param changes a description of null becomes the default text of each page's own title */
export function updatePages(
  query: Kysely<Schema>,
  selector: PageSelector,
  changes: Partial<CleanPage>,
  updatedAt: string,
): Promise<GeneratedPageRow[]> {
  const { description, title, ...others } = changes;
  const { before, after } = defaultDescription;
  return query
    .updateTable('generated_pages')
    .set((page) => ({
      ...others,
      updated_at: updatedAt,
      ...(title !== undefined && { title }),
      ...(description !== undefined && {
        description:
          description ??
          sql<string>`${before} || ${title === undefined ? page.ref('title') : title} || ${after}`,
      }),
    }))
    .where(selector)
    .returningAll()
    .execute();
}

export function deletePages(query: Kysely<Schema>, selector: PageSelector): Promise<GeneratedPageRow[]> {
  return query.deleteFrom('generated_pages').where(selector).returningAll().execute();
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
