/** Queries of `generated_pages`. */
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { findListStart, isFromStart, type ListKey } from '#database/page-counts/page-blocks.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import { fallbackText } from './fallback-texts.ts';
import { mapFields, optionalPageFields, type PageChanges, titleSlot } from './page-fields.ts';
import type { PageSummary, PublishedPage } from './published-page.ts';

/** The index `generated_pages_listing` covers all of them. */
const summaryColumns = ['id', 'title', 'slug', 'created_at', 'updated_at'] as const;

export async function findPageBySlug(query: Kysely<Schema>, slug: string): Promise<PublishedPage | null> {
  // PostgreSQL refuses a NUL in a query, and no slug contains one.
  if (slug.includes('\0')) return null;
  const row = await query
    .selectFrom('generated_pages')
    .select([...summaryColumns, 'content', 'description'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { created_at, updated_at, ...fields } = row;
  return { ...fields, createdAt: created_at, updatedAt: updated_at };
}

/** Newest first. Reads only the index, and little more of it than the requested range. */
export async function listPageSummaries(
  query: Kysely<Schema>,
  range: { offset: number; limit: number },
): Promise<PageSummary[]> {
  const start = await findListStart(query, range.offset);
  const rows = await query
    .selectFrom('generated_pages')
    .select(summaryColumns)
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

export function insertPageRows(query: Kysely<Schema>, rows: GeneratedPageRow[]): Promise<GeneratedPageRow[]> {
  return query.insertInto('generated_pages').values(rows).returningAll().execute();
}

/** Skips rows whose slug exists in the table or in an earlier row. @returns the inserted rows */
export function insertNewPageRows(
  query: Kysely<Schema>,
  rows: GeneratedPageRow[],
): Promise<(ListKey & { slug: string })[]> {
  return query
    .insertInto('generated_pages')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'created_at', 'slug'])
    .execute();
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

/** @param changes null stands for the fallback with the title of each page */
export function updatePageRows(
  query: Kysely<Schema>,
  where: Expression<SqlBool>,
  changes: PageChanges,
  updatedAt: string,
): Promise<GeneratedPageRow[]> {
  const { title } = changes;
  const optional = mapFields(optionalPageFields, (field, { fallback }) => {
    if (changes[field] !== null) return changes[field];
    return title ? fallbackText(field, title) : sql<string>`replace(${fallback}, ${titleSlot}, title)`;
  });
  return query
    .updateTable('generated_pages')
    .set({ ...changes, ...optional, updated_at: updatedAt, revision: nextRevision })
    .where(where)
    .returningAll()
    .execute();
}

const nextRevision = sql<number>`revision + 1`;

export async function findPageRow(query: Kysely<Schema>, id: string): Promise<GeneratedPageRow | null> {
  const row = await query.selectFrom('generated_pages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** @returns null if the page is no longer as it was before */
export async function replacePageRow(
  query: Kysely<Schema>,
  before: Pick<GeneratedPageRow, 'id' | 'revision'>,
  changes: Partial<Omit<GeneratedPageRow, 'id' | 'revision'>>,
): Promise<GeneratedPageRow | null> {
  const row = await query
    .updateTable('generated_pages')
    .set({ ...changes, revision: nextRevision })
    .where('id', '=', before.id)
    .where('revision', '=', before.revision)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The addresses of the pages that fulfil the condition, before a change of them. */
export function findSlugs(
  query: Kysely<Schema>,
  where: Expression<SqlBool>,
): Promise<{ id: string; slug: string }[]> {
  return query.selectFrom('generated_pages').select(['id', 'slug']).where(where).execute();
}

export function deletePageRows(
  query: Kysely<Schema>,
  where: Expression<SqlBool>,
): Promise<GeneratedPageRow[]> {
  return query.deleteFrom('generated_pages').where(where).returningAll().execute();
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
