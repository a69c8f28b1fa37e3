import { listEvents } from '#domain/auth/audit-log.ts';
import { type Command, exitCodes } from './command.ts';
import { withDatabase } from './with-database.ts';

const newest = 200;

/** One line each, newest first: when, what, whose account, mark of the network, program; separated by tabs. */
export const adminEvents: Command = async ({ env, say }) => {
  const events = await withDatabase(env, (database) => listEvents(database.query, newest));
  for (const { at, kind, email, network, userAgent } of events) {
    say([at, kind, email ?? '-', network ?? '-', userAgent ?? '-'].join('\t'));
  }
  return exitCodes.done;
};
