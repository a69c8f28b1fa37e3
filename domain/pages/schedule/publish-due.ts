/**
 * Publishes the drafts that are due, in the order of their scheduled times. Every process may do this at any time: the
 * transaction that publishes a draft removes it only if it is still as scheduled, so only one process succeeds
 * (docs/decisions/051-what-the-site-does-by-itself.md).
 */
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { publishDraft } from '#domain/pages/drafts/publish-draft.ts';
import {
  dripPausedReason,
  heldBeforePause,
  holdReasonOf,
  siteFailedReason,
  textChangedReason,
} from './hold-reasons.ts';
import { countHeldOfDrip, type DueDraft, findDueDrafts, holdDraftRow, pauseDrip } from './schedule-store.ts';

const draftsAtOnce = 50;

/**
 * @returns how many drafts it published or held
 * @throws AggregateError if a bug prevented drafts from being published; they are held, and the others have their turn
 */
export async function publishDue(dependencies: PagesDependencies, signal?: AbortSignal): Promise<number> {
  const { database, clock } = dependencies;
  const bugs: unknown[] = [];
  let settled = 0;
  let found = draftsAtOnce;
  try {
    while (found === draftsAtOnce && !signal?.aborted) {
      const due = await findDueDrafts(database.query, clock().toISOString(), draftsAtOnce);
      found = due.length;
      for (const draft of due) {
        if (signal?.aborted) break;
        if (await settle(dependencies, draft, (bug) => bugs.push(bug))) settled += 1;
      }
    }
  } catch (error) {
    if (bugs.length === 0) throw error;
    // The drafts with bugs are held by now, so nothing would report the bugs again.
    bugs.push(error);
  }
  if (bugs.length > 0) throw new AggregateError(bugs, 'drafts could not be published');
  return settled;
}

/** @returns whether this process published or held the draft */
async function settle(
  dependencies: PagesDependencies,
  draft: DueDraft,
  onBug: (bug: unknown) => void,
): Promise<boolean> {
  const { database } = dependencies;
  const hold = (reason: string) => holdDraft(dependencies, draft, reason);
  if (draft.revision !== draft.scheduled_revision) return hold(textChangedReason);
  try {
    const published = await publishDraft(dependencies, {
      draftId: draft.id,
      revision: draft.revision,
      by: draft.updated_by,
      scheduledFor: draft.publish_at,
    });
    if (published.ok) return true;
    const reason = holdReasonOf(published.failure);
    return reason === null ? false : await hold(reason);
  } catch (error) {
    // It stays scheduled, and is published when the database is back.
    if (database.isUnreachable(error)) throw error;
    onBug(error);
    return hold(siteFailedReason);
  }
}

async function holdDraft({ database }: PagesDependencies, draft: DueDraft, reason: string): Promise<boolean> {
  return database.query.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    if (!(await holdDraftRow(transaction, draft, reason))) return false;
    const { drip_id: dripId } = draft;
    if (dripId !== null && (await countHeldOfDrip(transaction, dripId)) >= heldBeforePause) {
      await pauseDrip(transaction, dripId, dripPausedReason);
    }
    return true;
  });
}
