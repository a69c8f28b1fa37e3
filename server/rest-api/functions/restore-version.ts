/** Makes a working copy from an old version; the page does not change until the copy is published. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { withBooleanNoindex } from '../page-writes.ts';
import { administratorId } from '../permission.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

const refusals = {
  page_gone: 'Esta página não está no site.',
  version_gone: 'Esta versão não existe mais.',
} as const;

export const restoreVersion = restFunction({
  name: 'restore_version',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({
    page_id: z.uuid('must be the id of a page'),
    number: z.int('must be a whole number'),
  }),
  async run({ pages }, { page_id, number }, caller) {
    const version = { pageId: page_id, number, by: administratorId(caller) };
    const restored = await pages.drafts.restoreVersion(version);
    if (restored.ok) return success(withBooleanNoindex(restored.value));
    return refusal(failures.refusedAction(restored.failure.code, refusals[restored.failure.code]));
  },
});
