/** The rules that the password form checks before a request, and the field beside which each refusal is shown. */
import * as z from 'zod/mini';
import { passwordLength } from '#domain/auth/passwords/password-rules.ts';
import type { FailureCode } from '../../session/call-failure.ts';

const { min, max } = passwordLength;

/** Mentions only the length: `weakPasswordText` names the other rules when the server refuses a password. */
export const passwordRuleText = `Pelo menos ${min} caracteres. Uma frase só sua vale mais do que símbolos.`;

const weakPasswordText =
  'Esta senha é fácil de adivinhar. Evite senhas comuns, repetições, sequências, seu e-mail e o nome do site.';

const fields = z.object({ current: z.string(), next: z.string(), repeated: z.string() });

export type PasswordFields = z.infer<typeof fields>;

export const changePasswordSchema = z
  .object({
    current: z.string().check(z.minLength(1, 'Digite a senha atual.')),
    next: z
      .string()
      .check(
        z.minLength(min, `Use pelo menos ${min} caracteres.`),
        z.maxLength(max, `Use no máximo ${max} caracteres.`),
      ),
    repeated: z.string(),
  })
  .check(
    z.refine(({ next, repeated }) => next === repeated, {
      path: ['repeated'],
      message: 'As duas senhas novas não são iguais.',
      // Reported together with errors in the other fields, rather than once those are corrected.
      when: ({ value }) => fields.safeParse(value).success,
    }),
  );

/** @returns null for a failure that concerns no field */
export function fieldRefusal(code: FailureCode): { field: keyof PasswordFields; text: string } | null {
  switch (code) {
    case 'current_password_required':
      return { field: 'current', text: 'Digite a senha atual.' };
    case 'current_password_invalid':
      return { field: 'current', text: 'A senha atual não confere.' };
    case 'same_password':
      return { field: 'next', text: 'Escolha uma senha diferente da atual.' };
    case 'weak_password':
      return { field: 'next', text: weakPasswordText };
    default:
      return null;
  }
}
