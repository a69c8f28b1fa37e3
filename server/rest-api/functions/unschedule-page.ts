/** Takes a working copy out of the schedule, or out of those that are held. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { withFlag } from '../flags.ts';
import { restFunction } from '../rest-function.ts';
import { describePublishFailure } from './publish-page.ts';

export const unschedulePage = restFunction({
  name: 'unschedule_page',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({ draft_id: z.uuid('must be the id of a draft') }),
  async run({ pages }, { draft_id }) {
    const unscheduled = await pages.schedule.unschedule(draft_id);
    if (unscheduled.ok) return success(withFlag(unscheduled.value));
    return refusal(describePublishFailure(unscheduled.failure));
  },
});
