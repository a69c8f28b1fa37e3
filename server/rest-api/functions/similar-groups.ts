/** Returns the groups of similar pages of the site, largest first. */
import { z } from 'zod';
import { maxGroups } from '#domain/pages/alike/find-groups.ts';
import { refusal, success } from '#domain/result.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

const usualLimit = 20;

export const similarGroups = restFunction({
  name: 'similar_groups',
  permission: 'complete_session',
  isReadOnly: true,
  isCostly: true,
  arguments: z.object({
    // In a GET every argument is text.
    limit: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(maxGroups, `must be at most ${maxGroups}`)
      .default(usualLimit),
  }),
  async run({ pages }, { limit }) {
    const groups = await pages.alike.groups(limit);
    if (groups.ok) return success(groups.value);
    return refusal(
      failures.refusedAction(
        groups.failure.code,
        'O mapa das páginas parecidas está sendo feito. Volte em alguns minutos.',
      ),
    );
  },
});
