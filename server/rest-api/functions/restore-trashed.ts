/** Restores a page from the trash. The next request to its address shows it. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { describePageFailure } from '../page-failures.ts';
import { withBooleanNoindex } from '../page-writes.ts';
import { administratorId } from '../permission.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

export const restoreTrashed = restFunction({
  name: 'restore_trashed',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({
    id: z.uuid('must be the id of a page in the trash'),
    slug: z.string('must be text').optional(),
  }),
  async run({ pages }, page, caller) {
    const restored = await pages.trash.restore({ ...page, by: administratorId(caller) });
    if (restored.ok) return success(withBooleanNoindex(restored.value));
    if (restored.failure.code === 'not_in_trash') {
      return refusal(failures.refusedAction('not_in_trash', 'Esta página não está mais na lixeira.'));
    }
    return refusal(describePageFailure(restored.failure));
  },
});
