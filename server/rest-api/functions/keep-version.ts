/** Names the current text of a page, so that this version is kept for ever. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { labelRefusals } from '../page-failures.ts';
import { administratorId } from '../permission.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

const refusals = {
  page_gone: 'Esta página não está no site.',
  ...labelRefusals,
} as const;

export const keepVersion = restFunction({
  name: 'keep_version',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({
    page_id: z.uuid('must be the id of a page'),
    label: z.string('must be text'),
  }),
  async run({ pages }, { page_id, label }, caller) {
    const kept = await pages.versions.keep({ pageId: page_id, label }, administratorId(caller));
    if (kept.ok) return success({ ...kept.value, snapshot: JSON.parse(kept.value.snapshot) });
    return refusal(failures.refusedAction(kept.failure.code, refusals[kept.failure.code]));
  },
});
