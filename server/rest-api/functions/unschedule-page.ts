/** Cancels the schedule of a working copy, or releases a held one. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { describePublishFailure } from '../page-failures.ts';
import { withBooleanNoindex } from '../page-writes.ts';
import { restFunction } from '../rest-function.ts';

export const unschedulePage = restFunction({
  name: 'unschedule_page',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({ draft_id: z.uuid('must be the id of a draft') }),
  async run({ pages }, { draft_id }) {
    const unscheduled = await pages.schedule.unschedule(draft_id);
    if (unscheduled.ok) return success(withBooleanNoindex(unscheduled.value));
    return refusal(describePublishFailure(unscheduled.failure));
  },
});
