import { resetPassword } from '#domain/auth/passwords/reset-password.ts';
import { systemClock } from '#domain/clock.ts';
import { passwordMessages } from '../../password-messages.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const messages = {
  ...passwordMessages,
  unknown_email: 'There is no administrator with that e-mail address.',
} as const;

export const adminResetPassword: Command = async ({
  env,
  operands: [email = ''],
  readPassword,
  print,
  printError,
}) => {
  const password = await readPassword();
  if (password === null) {
    printError('No password was given.');
    return exitCodes.failed;
  }
  const result = await withDatabase(env, (database) =>
    resetPassword({ database, clock: systemClock }, { email, password }),
  );
  if (!result.ok) {
    printError(messages[result.failure.code]);
    return exitCodes.failed;
  }
  print('The new password is set, and all sessions of the account have ended.');
  return exitCodes.done;
};
