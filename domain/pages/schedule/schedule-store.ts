/**
 * Queries of `page_drafts` by their schedule. None of them makes a new revision, so the text that an author has open in
 * the editor is still the stored one.
 */
import type { Kysely } from 'kysely';
import type { PageDraftRow, Schema } from '#database/schema.ts';
import { notScheduled } from '#domain/pages/drafts/draft-store.ts';

/** The columns of a draft that publishing or holding it needs. */
export type DueDraft = Pick<
  PageDraftRow,
  'id' | 'revision' | 'scheduled_revision' | 'drip_id' | 'updated_by'
> & { publish_at: string };

/** @returns null if the draft has a different revision by now, or is gone */
export async function scheduleDraftRow(
  query: Kysely<Schema>,
  { id, revision }: { id: string; revision: number },
  { publishAt, dripId }: { publishAt: string; dripId: string | null },
): Promise<PageDraftRow | null> {
  const row = await query
    .updateTable('page_drafts')
    .set({
      state: 'scheduled',
      publish_at: publishAt,
      scheduled_revision: revision,
      drip_id: dripId,
      hold_reason: null,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** @returns null if there is no such draft */
export async function unscheduleDraftRow(query: Kysely<Schema>, id: string): Promise<PageDraftRow | null> {
  const row = await query
    .updateTable('page_drafts')
    .set(notScheduled)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Ordered by their scheduled times. */
export async function findDueDrafts(query: Kysely<Schema>, at: string, limit: number): Promise<DueDraft[]> {
  const rows = await query
    .selectFrom('page_drafts')
    .select(['id', 'revision', 'scheduled_revision', 'publish_at', 'drip_id', 'updated_by'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', at)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ publish_at, ...row }) => (publish_at === null ? [] : [{ ...row, publish_at }]));
}

/** @returns false if the schedule of the draft has changed since it was read */
export async function holdDraftRow(
  query: Kysely<Schema>,
  { id, revision, scheduled_revision, publish_at }: DueDraft,
  reason: string,
): Promise<boolean> {
  const held = await query
    .updateTable('page_drafts')
    .set({ state: 'held', hold_reason: reason })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'scheduled')
    .where('publish_at', '=', publish_at)
    .where('scheduled_revision', '=', scheduled_revision)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

export async function countHeldOfDrip(query: Kysely<Schema>, dripId: string): Promise<number> {
  const { held } = await query
    .selectFrom('page_drafts')
    .select(({ fn }) => fn.countAll().as('held'))
    .where('drip_id', '=', dripId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(held);
}

/** Holds the rest of a drip. */
export async function pauseDrip(query: Kysely<Schema>, dripId: string, reason: string): Promise<void> {
  await query
    .updateTable('page_drafts')
    .set({ state: 'held', hold_reason: reason })
    .where('drip_id', '=', dripId)
    .where('state', '=', 'scheduled')
    .execute();
}
