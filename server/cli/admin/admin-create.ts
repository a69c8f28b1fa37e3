import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { systemClock } from '#domain/clock.ts';
import { passwordMessages } from '../../password-messages.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const messages = {
  ...passwordMessages,
  invalid_email: 'That is not an e-mail address.',
  email_exists: 'There already is an administrator with that e-mail address.',
} as const;

export const adminCreate: Command = async ({
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
    createAdministrator({ database, clock: systemClock }, { email, password }),
  );
  if (!result.ok) {
    printError(messages[result.failure.code]);
    return exitCodes.failed;
  }
  print(`Made the administrator ${result.value.email}.`);
  return exitCodes.done;
};
