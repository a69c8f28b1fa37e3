/** Queries of `page_drafts`. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { rowChanges } from '#database/change-rows.ts';
import type { Database } from '#database/database.ts';
import { inParts } from '#database/in-parts.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { PageDraftRow, Schema } from '#database/schema.ts';
import { matching, type RowSource } from '#database/select-rows.ts';
import type { PageField } from '#domain/pages/page-fields.ts';
import { rowReader } from '#domain/row-reader.ts';

export const draftRows = rowChanges('page_drafts');

export const draftReader = (database: Database) => rowReader(database, 'page_drafts');

/** The fields of a draft that an author changes. */
export type DraftChanges = Partial<Pick<PageDraftRow, PageField | 'is_noindex' | 'base_revision'>>;

/** The values of a draft that is not scheduled. */
export const notScheduled = {
  state: 'draft',
  publish_at: null,
  scheduled_revision: null,
  drip_id: null,
  hold_reason: null,
} as const satisfies Partial<PageDraftRow>;

export function insertDraftRows(query: Kysely<Schema>, rows: PageDraftRow[]): Promise<PageDraftRow[]> {
  return query.insertInto('page_drafts').values(rows).returningAll().execute();
}

/** @returns null if the page already has a working copy */
export async function insertDraftOfPage(
  query: Kysely<Schema>,
  row: PageDraftRow,
): Promise<PageDraftRow | null> {
  const inserted = await query
    .insertInto('page_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('page_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

/** Every change makes a new revision. */
export function updateDraftRows(
  source: RowSource,
  conditions: readonly RowCondition[],
  changes: DraftChanges,
  { by, at }: { by: string | null; at: string },
): Promise<PageDraftRow[]> {
  return source.query
    .updateTable('page_drafts')
    .set({ ...changes, revision: sql<number>`revision + 1`, updated_by: by, updated_at: at })
    .where(matching(conditions, source.patterns))
    .returningAll()
    .execute();
}

/**
 * Removes the draft if it has this revision.
 * @param scheduledFor given if it must also be scheduled for this moment
 */
export async function takeDraftRow(
  query: Kysely<Schema>,
  { id, revision, scheduledFor }: { id: string; revision: number; scheduledFor?: string | undefined },
): Promise<PageDraftRow | null> {
  const row = await query
    .deleteFrom('page_drafts')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .$if(scheduledFor !== undefined, (draft) =>
      draft.where('state', '=', 'scheduled').where('publish_at', '=', scheduledFor ?? null),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a draft that the gate has refused. Its text and its revision do not change. */
export async function markDraftHeld(
  query: Kysely<Schema>,
  { id, revision, reason }: { id: string; revision: number; reason: string },
): Promise<void> {
  await query
    .updateTable('page_drafts')
    .set({ ...notScheduled, state: 'held', hold_reason: reason })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute();
}

export async function draftExists(query: Kysely<Schema>, id: string): Promise<boolean> {
  return (
    (await query.selectFrom('page_drafts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

export async function findDraft(query: Kysely<Schema>, id: string): Promise<PageDraftRow | null> {
  const row = await query.selectFrom('page_drafts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Keeps the working copy of the page from being saved until the transaction ends. */
export async function lockDraftOfPage(
  transaction: Transaction<Schema>,
  pageId: string,
): Promise<PageDraftRow | null> {
  const row = await transaction
    .updateTable('page_drafts')
    .set(({ ref }) => ({ revision: ref('revision') }))
    .where('page_id', '=', pageId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Turns the working copies of purged pages into drafts of new pages. */
export async function detachDrafts(query: Kysely<Schema>, pageIds: readonly string[]): Promise<void> {
  for (const part of inParts(pageIds)) {
    await query
      .updateTable('page_drafts')
      .set({ page_id: null, base_revision: null })
      .where('page_id', 'in', part)
      .execute();
  }
}
