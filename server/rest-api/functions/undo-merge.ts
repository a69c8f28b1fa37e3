/** Undoes the merge of two pages. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { describePageFailure } from '../page-failures.ts';
import { withBooleanNoindex } from '../page-writes.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

export const undoMerge = restFunction({
  name: 'undo_merge',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({ drop_id: z.uuid('must be the id of a page') }),
  async run({ pages }, { drop_id }) {
    const restored = await pages.undoMerge(drop_id);
    if (restored.ok) return success(withBooleanNoindex(restored.value));
    const { failure } = restored;
    if (failure.code === 'not_merged' || failure.code === 'not_in_trash') {
      return refusal(
        failures.refusedAction('not_merged', 'Esta página não está na lixeira por ter sido juntada a outra.'),
      );
    }
    return refusal(describePageFailure(failure));
  },
});
