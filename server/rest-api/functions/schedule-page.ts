/** Schedules a working copy. The site publishes it automatically, at most five seconds late. */
import { z } from 'zod';
import type { ScheduleFailure } from '#domain/pages/schedule/schedule-drafts.ts';
import { refusal, success } from '#domain/result.ts';
import { describePublishFailure } from '../page-failures.ts';
import { withBooleanNoindex } from '../page-writes.ts';
import { failures, type RestFailure } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

export const schedulePage = restFunction({
  name: 'schedule_page',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({
    draft_id: z.uuid('must be the id of a draft'),
    revision: z.int('must be a whole number'),
    publish_at: z.iso.datetime({ offset: true, error: 'must be a time in ISO-8601' }),
  }),
  async run({ pages }, { draft_id, revision, publish_at }) {
    const schedule = { draftId: draft_id, revision, publishAt: new Date(publish_at) };
    const scheduled = await pages.schedule.schedule(schedule);
    return scheduled.ok ? success(withBooleanNoindex(scheduled.value)) : refusal(describe(scheduled.failure));
  },
});

function describe(failure: ScheduleFailure): RestFailure {
  switch (failure.code) {
    case 'time_past':
      return failures.refusedAction('time_past', 'Escolha um horário que ainda não passou.');
    case 'time_too_far':
      return failures.refusedAction('time_too_far', 'Escolha um dia dentro de um ano.');
    default:
      return describePublishFailure(failure);
  }
}
