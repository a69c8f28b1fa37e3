import { resetFactors } from '#domain/auth/factors/reset-factors.ts';
import { systemClock } from '#domain/clock.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** For a lost phone. Signing in still requires the password. */
export const adminResetMfa: Command = async ({ env, operands: [email = ''], print, printError }) => {
  const result = await withDatabase(env, (database) => resetFactors({ database, clock: systemClock }, email));
  if (!result.ok) {
    printError('There is no administrator with that e-mail address.');
    return exitCodes.failed;
  }
  print(`Second factors removed: ${result.value}. All sessions of the account have ended.`);
  return exitCodes.done;
};
