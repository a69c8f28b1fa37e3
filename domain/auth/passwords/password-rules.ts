/** The one rule for new passwords that browsers check as well. `weak-password.ts` has the others. */
export const passwordLength = { min: 8, max: 256 } as const;

export type LengthProblem = 'too_short' | 'too_long';

export function lengthProblem(password: string): LengthProblem | null {
  if (password.length > passwordLength.max) return 'too_long';
  return password.length < passwordLength.min ? 'too_short' : null;
}
