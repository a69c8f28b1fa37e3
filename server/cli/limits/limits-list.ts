import { listLimits } from '#domain/auth/limits/clear-limits.ts';
import { systemClock } from '#domain/clock.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** One line per counter: its limit, its points, when it ends, its account; separated by tabs. */
export const limitsList: Command = async ({ env, print }) => {
  const limits = await withDatabase(env, (database) => listLimits({ database, clock: systemClock }));
  for (const { name, points, endsAt, account } of limits) {
    print([name, points, endsAt, account ?? '-'].join('\t'));
  }
  return exitCodes.done;
};
