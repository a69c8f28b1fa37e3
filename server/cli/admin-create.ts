import { createAdministrator } from '#domain/auth/administrators.ts';
import { type Command, exitCodes } from './command.ts';
import { passwordComplaints } from './password-complaints.ts';
import { withDatabase } from './with-database.ts';

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
    createAdministrator(database, { email, password }, new Date()),
  );
  if (!result.ok) {
    complain(complaints[result.code]);
    return exitCodes.failed;
  }
  say(`Made the administrator ${result.administrator.email}.`);
  return exitCodes.done;
};
