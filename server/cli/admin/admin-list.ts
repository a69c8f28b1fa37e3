import { administratorOf } from '#domain/auth/administrators/administrator.ts';
import { listAdministrators } from '#domain/auth/administrators/administrator-store.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** One line per account: address, time of creation, time of the last sign-in; separated by tabs, for other programs. */
export const adminList: Command = async ({ env, print, printError }) => {
  const administrators = await withDatabase(env, (database) => listAdministrators(database.query));
  if (administrators.length === 0) {
    printError('There is no administrator yet. Make one with: npm run cli -- admin create EMAIL');
  }
  for (const { email, createdAt, lastSignInAt } of administrators.map(administratorOf)) {
    print([email, createdAt, lastSignInAt ?? 'never'].join('\t'));
  }
  return exitCodes.done;
};
