/** Returns the pages of the site that are shown beside a generated page, so that a preview has them too. */
import { z } from 'zod';
import { rulesOf } from '#domain/pages/page-fields.ts';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

export const pagesOnSubject = restFunction({
  name: 'pages_on_subject',
  permission: 'complete_session',
  isReadOnly: true,
  arguments: z.object({
    title: z.string('must be text').max(rulesOf('title').maxLength, 'is too long'),
  }),
  async run(dependencies, { title }) {
    const found = await dependencies.pagesOnSubject(title);
    return success(found.map(({ path, name }) => ({ path, title: name })));
  },
});
