import { resetPassword } from '#domain/auth/passwords/reset-password.ts';
import { systemClock } from '#domain/clock.ts';
import { passwordComplaints } from '../../password-complaints.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const complaints = {
  ...passwordComplaints,
  unknown_email: 'There is no administrator with that e-mail address.',
} as const;

export const adminResetPassword: Command = async ({
  env,
  operands: [email = ''],
  readPassword,
  say,
  complain,
}) => {
  const password = await readPassword();
  if (password === null) {
    complain('No password was given.');
    return exitCodes.failed;
  }
  const result = await withDatabase(env, (database) =>
    resetPassword({ database, clock: systemClock }, { email, password }),
  );
  if (!result.ok) {
    complain(complaints[result.failure.code]);
    return exitCodes.failed;
  }
  say('The new password is set, and all sessions of the account have ended.');
  return exitCodes.done;
};
