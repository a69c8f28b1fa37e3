/** The messages to an operator about a password, on the command line and at the first start. */
import { passwordLength } from '#domain/auth/passwords/password-rules.ts';
import type { PasswordProblem } from '#domain/auth/passwords/weak-password.ts';

export const passwordMessages: Readonly<Record<PasswordProblem, string>> = {
  too_short: `The password must have at least ${passwordLength.min} characters.`,
  too_long: `The password must have at most ${passwordLength.max} characters.`,
  control_characters: 'The password must not contain control characters.',
  personal: 'The password must not be made of the e-mail address or the name of the site.',
  guessable:
    'The password is easily guessed. Several words that belong together only for you are hard to guess.',
};
