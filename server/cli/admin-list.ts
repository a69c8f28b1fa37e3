import { listAdministrators } from '#domain/auth/administrators.ts';
import { type Command, exitCodes } from './command.ts';
import { withDatabase } from './with-database.ts';

/** One line each: address, when it was made, when it last signed in; separated by tabs, for other programs. */
export const adminList: Command = async ({ env, say, complain }) => {
  const administrators = await withDatabase(env, (database) => listAdministrators(database.query));
  if (administrators.length === 0) {
    complain('There is no administrator yet. Make one with: npm run cli -- admin create EMAIL');
  }
  for (const { email, createdAt, lastSignInAt } of administrators) {
    say([email, createdAt, lastSignInAt ?? 'never'].join('\t'));
  }
  return exitCodes.done;
};
