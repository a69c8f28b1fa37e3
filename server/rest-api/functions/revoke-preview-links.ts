/** Revokes every preview link of a working copy. */
import { z } from 'zod';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

export const revokePreviewLinks = restFunction({
  name: 'revoke_preview_links',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({ draft_id: z.uuid('must be the id of a draft') }),
  async run({ pages }, { draft_id }) {
    return success({ revoked: await pages.previews.revoke(draft_id) });
  },
});
