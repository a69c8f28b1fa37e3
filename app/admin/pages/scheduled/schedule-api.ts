/** The administrator's calls for drafts by their state, and for their schedule. */
import * as z from 'zod/mini';
import type { DripPlan } from '#domain/pages/schedule/drip-plan.ts';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { dataOrThrow, substituteOrThrow } from '../../session/data-or-throw.ts';
import type { ListRequest } from '../list/use-paged-list.ts';
import type { ListPart } from '../page-parts.ts';
import { searchFilter } from '../search-filter.ts';

const draftState = z.enum(['draft', 'scheduled', 'held']);
export type DraftState = z.infer<typeof draftState>;

const schedule = z.object({
  id: z.string(),
  revision: z.number(),
  state: draftState,
  /** ISO-8601. */
  publish_at: z.nullable(z.string()),
  scheduled_revision: z.nullable(z.number()),
  hold_reason: z.nullable(z.string()),
});
export type Schedule = z.infer<typeof schedule>;

const listedDraft = z.extend(schedule, {
  page_id: z.nullable(z.string()),
  title: z.string(),
  slug: z.string(),
  /** ISO-8601. */
  updated_at: z.string(),
});
export type ListedDraft = z.infer<typeof listedDraft>;

const scheduleColumns = Object.keys(schedule.shape).join(',');
const listedColumns = Object.keys(listedDraft.shape).join(',');

/** Whether the text changed after somebody scheduled it. Such a draft is held when it is due. */
export function isUnconfirmed({ state, revision, scheduled_revision }: Schedule): boolean {
  return state === 'scheduled' && revision !== scheduled_revision;
}

/**
 * Drafts without a schedule are ordered by their last save, latest first; scheduled and held ones by their time.
 * @throws when the service fails, so that the query client retries
 */
export async function listDraftsIn(
  backend: Backend,
  state: DraftState,
  { offset, limit, search }: ListRequest,
): Promise<ListPart<ListedDraft>> {
  const isDraft = state === 'draft';
  const filter = searchFilter(search);
  const listed = await callTable(backend, z.array(listedDraft), () => {
    const all = backend.from('page_drafts').select(listedColumns, { count: 'exact' }).eq('state', state);
    return (filter === null ? all : all.or(filter))
      .order(isDraft ? 'updated_at' : 'publish_at', { ascending: !isDraft })
      .range(offset, offset + limit - 1);
  });
  if (listed.ok) return { entries: listed.value.data, total: listed.value.count };
  return substituteOrThrow(listed.failure, { entries: [], total: 0 });
}

/**
 * @returns null if there is no such draft
 * @throws when the service fails, so that the query client retries
 */
export async function readSchedule(backend: Backend, id: string): Promise<Schedule | null> {
  const read = await callTable(backend, z.nullable(schedule), () =>
    backend.from('page_drafts').select(scheduleColumns).eq('id', id).maybeSingle(),
  );
  return dataOrThrow(read, null);
}

export async function scheduleDraft(
  backend: Backend,
  { id, revision, publishAt }: { id: string; revision: number; publishAt: string },
): Promise<Result<Schedule, CallFailure>> {
  const scheduled = await callTable(backend, schedule, () =>
    backend.rpc('schedule_page', { draft_id: id, revision, publish_at: publishAt }),
  );
  return scheduled.ok ? success(scheduled.value.data) : scheduled;
}

export async function unscheduleDraft(backend: Backend, id: string): Promise<Result<Schedule, CallFailure>> {
  const unscheduled = await callTable(backend, schedule, () =>
    backend.rpc('unschedule_page', { draft_id: id }),
  );
  return unscheduled.ok ? success(unscheduled.value.data) : unscheduled;
}

const dripOutcome = z.object({
  draft_id: z.string(),
  /** ISO-8601. */
  publish_at: z.nullable(z.string()),
  /** In Portuguese; null for a draft that was scheduled. */
  problem: z.nullable(z.string()),
});
export type DripOutcome = z.infer<typeof dripOutcome>;

export async function scheduleDrip(
  backend: Backend,
  drafts: readonly Pick<ListedDraft, 'id' | 'revision'>[],
  { perDay, weekdays, fromHour, toHour }: DripPlan,
): Promise<Result<DripOutcome[], CallFailure>> {
  const scheduled = await callTable(backend, z.array(dripOutcome), () =>
    backend.rpc('schedule_drip', {
      drafts: drafts.map(({ id, revision }) => ({ draft_id: id, revision })),
      per_day: perDay,
      weekdays,
      from_hour: fromHour,
      to_hour: toHour,
    }),
  );
  return scheduled.ok ? success(scheduled.value.data) : scheduled;
}

const job = z.object({
  name: z.string(),
  /** ISO-8601; null before the first run. */
  ended_at: z.nullable(z.string()),
  outcome: z.nullable(z.enum(['done', 'failed'])),
  affected: z.number(),
});
export type ListedJob = z.infer<typeof job>;

/** @throws when the service fails, so that the query client retries */
export async function listJobs(backend: Backend): Promise<ListedJob[]> {
  const listed = await callTable(backend, z.array(job), () =>
    backend.from('jobs').select('name,ended_at,outcome,affected').order('name'),
  );
  return dataOrThrow(listed, []);
}
