import { clearLimits } from '#domain/auth/limits/clear-limits.ts';
import { systemClock } from '#domain/clock.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** For an owner who is locked out by the failures of others, or by his own. */
export const limitsClear: Command = async ({ env, account, network, print, printError }) => {
  const cleared = await withDatabase(env, (database) =>
    clearLimits({ database, clock: systemClock }, { account, network }),
  );
  if (!cleared.ok) {
    printError('A network is an address, a /24 of IPv4, or a /48 to /64 of IPv6.');
    return exitCodes.failed;
  }
  print(`Counters cleared: ${cleared.value}.`);
  return exitCodes.done;
};
