/** Sums the contacts of a period by page, family, place, model, slot, source or hour. */
import { z } from 'zod';
import { groupings } from '#domain/leads/reports/leads-by.ts';
import { refusal, success } from '#domain/result.ts';
import { addDays } from '#domain/wall-time.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

const maxDays = 800;

export const leadsBy = restFunction({
  name: 'leads_by',
  permission: 'complete_session',
  isReadOnly: true,
  isCostly: true,
  arguments: z.object({
    by: z.enum(groupings, `must be one of ${groupings.join(', ')}`),
    from: z.iso.date('must be a day such as 2026-11-22'),
    to: z.iso.date('must be a day such as 2026-11-22'),
  }),
  async run({ leads }, { by, from, to }) {
    if (from > to || to > addDays(from, maxDays)) {
      return refusal(failures.badArgument('to', `must be within ${maxDays} days after "from"`));
    }
    const rows = await leads.leadsBy(by, { from, to });
    return rows.ok ? success(rows.value) : refusal(failures.tooCostly);
  },
});
