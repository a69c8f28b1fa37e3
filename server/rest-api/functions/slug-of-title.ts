/**
 * Returns the slug that a page would get from its title, and whether another page already has it, so that an editor can
 * warn about it before anything is written.
 */
import { z } from 'zod';
import { cleanPageChanges } from '#domain/pages/clean-page-input.ts';
import { refusal, success } from '#domain/result.ts';
import { describePageFailure } from '../page-failures.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

export const slugOfTitle = restFunction({
  name: 'slug_of_title',
  permission: 'complete_session',
  isReadOnly: true,
  arguments: z.object({ title: z.string('must be text') }),
  async run({ pages }, { title }) {
    const cleaned = cleanPageChanges({ slug: title });
    if (!cleaned.ok) {
      return refusal(
        failures.refusedAction(cleaned.failure.code, describePageFailure(cleaned.failure).message),
      );
    }
    const slug = cleaned.value.slug ?? '';
    const pagesWithSlug = await pages.countRows([{ column: 'slug', operator: 'eq', value: slug }]);
    return success({ slug, is_taken: pagesWithSlug > 0 });
  },
});
