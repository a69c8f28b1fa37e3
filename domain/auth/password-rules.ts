/** What a password must be, known before anything is hashed. */

export const passwordLength = { min: 8, max: 256 } as const;

export type PasswordProblem = 'too_short' | 'too_long';

export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length > passwordLength.max) return 'too_long';
  return password.length < passwordLength.min ? 'too_short' : null;
}
