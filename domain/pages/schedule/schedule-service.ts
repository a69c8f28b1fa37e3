/** All operations on the schedule of drafts, bound to one database. */
import type { PageDraftRow } from '#database/schema.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import type { Result } from '#domain/result.ts';
import type { DripPlan } from './drip-plan.ts';
import { publishDue } from './publish-due.ts';
import {
  type DraftRevision,
  type DripOutcome,
  type ScheduleFailure,
  scheduleDraft,
  scheduleDrip,
  unscheduleDraft,
} from './schedule-drafts.ts';

/** Does not check permissions: callers must have authorised an administrator. */
export interface ScheduleService {
  schedule(wanted: DraftRevision & { publishAt: Date }): Promise<Result<PageDraftRow, ScheduleFailure>>;
  scheduleDrip(drafts: readonly DraftRevision[], plan: DripPlan): Promise<DripOutcome[]>;
  /** Also releases a held draft. */
  unschedule(draftId: string): Promise<Result<PageDraftRow, { code: 'draft_gone' }>>;
  /** @returns how many drafts it published or held */
  publishDue(signal?: AbortSignal): Promise<number>;
}

export function createScheduleService(dependencies: PagesDependencies): ScheduleService {
  return {
    schedule: (wanted) => scheduleDraft(dependencies, wanted),
    scheduleDrip: (drafts, plan) => scheduleDrip(dependencies, drafts, plan),
    unschedule: (draftId) => unscheduleDraft(dependencies, draftId),
    publishDue: (signal) => publishDue(dependencies, signal),
  };
}
