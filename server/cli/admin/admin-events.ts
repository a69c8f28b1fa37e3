import { listAuditEvents } from '#domain/auth/audit/audit-event-store.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const maxEvents = 200;

/**
 * One line per event, newest first: time, kind, account, digest of the network, program; separated by tabs. A row that
 * stands for several failures also has their number and the time of the last one.
 */
export const adminEvents: Command = async ({ env, print }) => {
  const events = await withDatabase(env, (database) => listAuditEvents(database.query, maxEvents));
  for (const { at, kind, email, network, userAgent, times, lastAt } of events) {
    const repeated = times > 1 ? [`${times} times`, lastAt ?? at] : [];
    print([at, kind, email ?? '-', network ?? '-', userAgent ?? '-', ...repeated].join('\t'));
  }
  return exitCodes.done;
};
