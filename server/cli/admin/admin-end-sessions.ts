import { endSessions } from '#domain/auth/sessions/end-sessions.ts';
import { systemClock } from '#domain/clock.ts';
import { type Command, type CommandContext, type ExitCode, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** For a device that was left signed in. The password and the second factors are kept. */
export const adminEndSessions: Command = (context) => end(context, context.operands[0] ?? '');

/** For when any account may be compromised. */
export const adminEndAllSessions: Command = (context) => end(context, null);

/** @param email null for every account */
async function end({ env, print, printError }: CommandContext, email: string | null): Promise<ExitCode> {
  const ended = await withDatabase(env, (database) => endSessions({ database, clock: systemClock }, email));
  if (!ended.ok) {
    printError('There is no administrator with that e-mail address.');
    return exitCodes.failed;
  }
  print(`Sessions ended: ${ended.value}.`);
  return exitCodes.done;
}
