/** Schedules drafts for later. A draft that could not be published now is refused at once, with the same failure. */
import { randomUUIDv7 } from 'node:crypto';
import type { PageDraftRow } from '#database/schema.ts';
import { daysAfter } from '#domain/clock.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { type PublishFailure, publishDraft } from '#domain/pages/drafts/publish-draft.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type DripPlan, dripMoments } from './drip-plan.ts';
import { scheduleDraftRow, unscheduleDraftRow } from './schedule-store.ts';

export type ScheduleFailure = PublishFailure | { code: 'time_past' } | { code: 'time_too_far' };

/** A later moment is probably a typing error. */
const farthestDays = 366;

export interface DraftRevision {
  draftId: string;
  revision: number;
}

export async function scheduleDraft(
  dependencies: PagesDependencies,
  { draftId, revision, publishAt }: DraftRevision & { publishAt: Date },
): Promise<Result<PageDraftRow, ScheduleFailure>> {
  const now = dependencies.clock();
  if (publishAt <= now) return refusal({ code: 'time_past' });
  if (publishAt.toISOString() > daysAfter(now, farthestDays)) return refusal({ code: 'time_too_far' });
  return rehearseAndStore(dependencies, { draftId, revision }, publishAt.toISOString(), null);
}

export interface DripOutcome extends DraftRevision {
  outcome: Result<PageDraftRow, ScheduleFailure>;
}

/** The drafts that can be published get the moments of the plan, in order. The others do not change. */
export async function scheduleDrip(
  dependencies: PagesDependencies,
  drafts: readonly DraftRevision[],
  plan: DripPlan,
): Promise<DripOutcome[]> {
  const dripId = randomUUIDv7();
  const moments = dripMoments(plan, dependencies.clock());
  const outcomes: DripOutcome[] = [];
  let moment = moments.next().value;
  for (const draft of drafts) {
    const outcome = await rehearseAndStore(dependencies, draft, moment, dripId);
    if (outcome.ok) moment = moments.next().value;
    outcomes.push({ ...draft, outcome });
  }
  return outcomes;
}

export async function unscheduleDraft(
  { database }: PagesDependencies,
  draftId: string,
): Promise<Result<PageDraftRow, { code: 'draft_gone' }>> {
  const draft = await unscheduleDraftRow(database.query, draftId);
  return draft === null ? refusal({ code: 'draft_gone' }) : success(draft);
}

async function rehearseAndStore(
  dependencies: PagesDependencies,
  { draftId, revision }: DraftRevision,
  publishAt: string,
  dripId: string | null,
): Promise<Result<PageDraftRow, ScheduleFailure>> {
  const rehearsed = await publishDraft(dependencies, { draftId, revision, by: null, isRehearsal: true });
  if (!rehearsed.ok) return rehearsed;
  const { query } = dependencies.database;
  const draft = await scheduleDraftRow(query, { id: draftId, revision }, { publishAt, dripId });
  return draft === null ? refusal({ code: 'draft_changed' }) : success(draft);
}
