/**
 * Schedules several working copies, a given number per day. Those that could not be published are reported and do not
 * change.
 */
import { z } from 'zod';
import { maxPerDay } from '#domain/pages/schedule/drip-plan.ts';
import { holdReasonOf } from '#domain/pages/schedule/hold-reasons.ts';
import type { DripOutcome } from '#domain/pages/schedule/schedule-drafts.ts';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

/** Each is published as a rehearsal and rolled back, which takes some milliseconds. */
const maxDrafts = 100;

export const scheduleDrip = restFunction({
  name: 'schedule_drip',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z
    .object({
      drafts: z
        .array(
          z.object({
            draft_id: z.uuid('must be the id of a draft'),
            revision: z.int('must be a whole number'),
          }),
        )
        .min(1, 'must name a draft')
        .max(maxDrafts, `must name at most ${maxDrafts} drafts`),
      per_day: z.int().min(1, 'must be at least 1').max(maxPerDay, `must be at most ${maxPerDay}`),
      weekdays: z
        .array(z.int().min(1, 'must be 1 to 7').max(7, 'must be 1 to 7'))
        .min(1, 'must name a weekday')
        .max(7, 'must name at most 7 weekdays'),
      from_hour: z.int().min(0, 'must be 0 to 23').max(23, 'must be 0 to 23'),
      to_hour: z.int().min(1, 'must be 1 to 24').max(24, 'must be 1 to 24'),
    })
    .refine(({ from_hour, to_hour }) => from_hour < to_hour, {
      path: ['to_hour'],
      error: 'must be later than from_hour',
    }),
  async run({ pages }, { drafts, per_day, weekdays, from_hour, to_hour }) {
    const outcomes = await pages.schedule.scheduleDrip(
      drafts.map(({ draft_id, revision }) => ({ draftId: draft_id, revision })),
      { perDay: per_day, weekdays, fromHour: from_hour, toHour: to_hour },
    );
    return success(outcomes.map(answerOf));
  },
});

function answerOf({ draftId, outcome }: DripOutcome) {
  if (outcome.ok) return { draft_id: draftId, publish_at: outcome.value.publish_at, problem: null };
  const { failure } = outcome;
  const isAboutTime = failure.code === 'time_past' || failure.code === 'time_too_far';
  const reason = isAboutTime ? null : holdReasonOf(failure);
  return {
    draft_id: draftId,
    publish_at: null,
    problem: reason ?? 'Este rascunho foi mudado ou publicado em outro lugar.',
  };
}
