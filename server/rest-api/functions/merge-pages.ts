/** Merges two pages: one is kept, and the addresses of the other lead to it. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { withBooleanNoindex } from '../page-writes.ts';
import { administratorId } from '../permission.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

const refusals = {
  same_page: 'Uma página não se junta a si mesma.',
  page_gone: 'Uma das duas páginas não está mais no site.',
} as const;

export const mergePages = restFunction({
  name: 'merge_pages',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({
    keep_id: z.uuid('must be the id of a page'),
    drop_id: z.uuid('must be the id of a page'),
  }),
  async run({ pages }, { keep_id, drop_id }, caller) {
    const merged = await pages.merge({ keepId: keep_id, dropId: drop_id, by: administratorId(caller) });
    if (merged.ok) return success(withBooleanNoindex(merged.value));
    return refusal(failures.refusedAction(merged.failure.code, refusals[merged.failure.code]));
  },
});
