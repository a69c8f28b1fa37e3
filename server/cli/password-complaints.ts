import { passwordLength } from '#domain/auth/password-rules.ts';

export const passwordComplaints = {
  too_short: `The password must have at least ${passwordLength.min} characters.`,
  too_long: `The password must have at most ${passwordLength.max} characters.`,
} as const;
