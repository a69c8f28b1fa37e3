/** Keeps the text of a working copy as a version of its page, so that another text may replace it. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { labelRefusals } from '../page-failures.ts';
import { administratorId } from '../permission.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

const refusals = {
  draft_gone: 'Este rascunho não existe mais.',
  page_gone: 'Esta página não está no site.',
  ...labelRefusals,
} as const;

export const keepDraft = restFunction({
  name: 'keep_draft',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({
    draft_id: z.uuid('must be the id of a draft'),
    label: z.string('must be text'),
  }),
  async run({ pages }, { draft_id: draftId, label }, caller) {
    const kept = await pages.drafts.keep({ draftId, label, by: administratorId(caller) });
    if (kept.ok) return success({ ...kept.value, snapshot: JSON.parse(kept.value.snapshot) });
    return refusal(failures.refusedAction(kept.failure.code, refusals[kept.failure.code]));
  },
});
