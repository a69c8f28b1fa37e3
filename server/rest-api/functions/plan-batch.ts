/** Gives the verdict on each of several pages before any of them is written. */
import { z } from 'zod';
import { rulesOf } from '#domain/pages/page-fields.ts';
import { maxPagesAtOnce } from '#domain/pages/publish-pages.ts';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

const planned = z.strictObject({
  title: z.string('must be text'),
  slug: z.string('must be text').default(''),
  content: z.string('must be text').max(rulesOf('content').maxLength, 'is too long'),
});

export const planBatch = restFunction({
  name: 'plan_batch',
  permission: 'complete_session',
  isReadOnly: true,
  isCostly: true,
  arguments: z.object({
    pages: z.array(planned, 'must be a list').max(maxPagesAtOnce, `may have at most ${maxPagesAtOnce} pages`),
  }),
  async run({ pages }, given, _caller, remainingMs) {
    return success(await pages.gate.plan(given.pages, remainingMs));
  },
});
