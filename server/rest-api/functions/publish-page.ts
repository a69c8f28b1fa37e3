/** Publishes a working copy. The next request shows it, and the copy is removed. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import { describePublishFailure } from '../page-failures.ts';
import { withBooleanNoindex } from '../page-writes.ts';
import { administratorId } from '../permission.ts';
import { restFunction } from '../rest-function.ts';

const maxReasonLength = 200;

export const publishPage = restFunction({
  name: 'publish_page',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({
    draft_id: z.uuid('must be the id of a draft'),
    revision: z.int('must be a whole number'),
    override_reason: z.string('must be text').max(maxReasonLength, 'is too long').nullish(),
  }),
  async run({ pages, audit }, { draft_id, revision, override_reason }, caller) {
    const by = administratorId(caller);
    const published = await pages.drafts.publish({
      draftId: draft_id,
      revision,
      by,
      overrideReason: override_reason?.replaceAll('\0', '').trim() || null,
      onOverridden: (transaction) =>
        audit.record(transaction, { kind: 'gate_overridden', userId: by, client: null }),
    });
    if (!published.ok) return refusal(describePublishFailure(published.failure));
    return success(withBooleanNoindex(published.value));
  },
});
