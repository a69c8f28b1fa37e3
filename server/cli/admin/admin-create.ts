import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { systemClock } from '#domain/clock.ts';
import { passwordComplaints } from '../../password-complaints.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const complaints = {
  ...passwordComplaints,
  invalid_email: 'That is not an e-mail address.',
  email_exists: 'There already is an administrator with that e-mail address.',
} as const;

export const adminCreate: Command = async ({ env, operands: [email = ''], readPassword, say, complain }) => {
  const password = await readPassword();
  if (password === null) {
    complain('No password was given.');
    return exitCodes.failed;
  }
  const result = await withDatabase(env, (database) =>
    createAdministrator({ database, clock: systemClock }, { email, password }),
  );
  if (!result.ok) {
    complain(complaints[result.failure.code]);
    return exitCodes.failed;
  }
  say(`Made the administrator ${result.value.email}.`);
  return exitCodes.done;
};
