/** Makes an address at which somebody without an account can read a working copy for seven days. */
import { z } from 'zod';
import { paths } from '#app/paths.ts';
import { refusal, success } from '#domain/result.ts';
import { describePublishFailure } from '../page-failures.ts';
import { restFunction } from '../rest-function.ts';

export const previewLink = restFunction({
  name: 'preview_link',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({ draft_id: z.uuid('must be the id of a draft') }),
  async run({ pages, siteUrl }, { draft_id }) {
    const created = await pages.previews.create(draft_id);
    if (!created.ok) return refusal(describePublishFailure(created.failure));
    const { token, expiresAt } = created.value;
    return success({ url: siteUrl + paths.preview(token), expires_at: expiresAt });
  },
});
