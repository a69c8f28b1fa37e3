/** Publishes a working copy. The next request shows it, and the copy is removed. */
import { z } from 'zod';
import type { PublishFailure } from '#domain/pages/drafts/publish-draft.ts';
import { refusal, success } from '#domain/result.ts';
import { withFlag } from '../flags.ts';
import { describePageFailure } from '../page-failures.ts';
import { administratorId } from '../permission.ts';
import { failures, type RestFailure } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

const maxReasonLength = 200;

export const publishPage = restFunction({
  name: 'publish_page',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({
    draft_id: z.uuid('must be the id of a draft'),
    revision: z.int('must be a whole number'),
    override_reason: z.string('must be a text').max(maxReasonLength, 'is too long').nullish(),
  }),
  async run({ pages, audit, database }, { draft_id, revision, override_reason }, caller) {
    const by = administratorId(caller);
    const published = await pages.drafts.publish({
      draftId: draft_id,
      revision,
      by,
      overrideReason: override_reason?.replaceAll('\0', '').trim() || null,
    });
    if (!published.ok) return refusal(describePublishFailure(published.failure));
    if (published.value.isOverridden) {
      await audit.record(database.query, { kind: 'gate_overridden', userId: by, client: null });
    }
    return success(withFlag(published.value.page));
  },
});

export function describePublishFailure(failure: PublishFailure): RestFailure {
  switch (failure.code) {
    case 'draft_changed':
      return failures.conflict('draft_changed', 'Este rascunho foi mudado em outro lugar.');
    case 'page_changed':
      return failures.conflict('page_changed', 'A página foi mudada depois que este rascunho começou.');
    case 'draft_gone':
      return failures.refusedAction('draft_gone', 'Este rascunho não existe mais.');
    case 'held':
      return failures.heldByGate(failure.reason);
    case 'page_in_trash':
      return failures.refusedAction(
        'page_in_trash',
        'A página está na lixeira. Restaure-a antes de publicar.',
      );
    default:
      return describePageFailure(failure);
  }
}
