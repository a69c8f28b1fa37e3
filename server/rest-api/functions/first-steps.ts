/** Returns which first steps the owner of a new site has completed. */
import { z } from 'zod';
import { readFirstSteps } from '#domain/first-steps/first-steps.ts';
import { refusal, success } from '#domain/result.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

export const firstSteps = restFunction({
  name: 'first_steps',
  permission: 'complete_session',
  isReadOnly: true,
  arguments: z.object({}),
  async run(dependencies, _nothing, caller) {
    if (caller.role !== 'authenticated') return refusal(failures.authenticationRequired);
    return success(await readFirstSteps(dependencies, caller.administrator.id));
  },
});
