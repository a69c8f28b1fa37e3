/** What the password form demands before it asks the server, and where it shows what the server refused. */
import * as z from 'zod/mini';
import { passwordLength } from '#domain/auth/password-rules.ts';

const { min, max } = passwordLength;

/** The server's only rule, in words. */
export const passwordRuleText = `Pelo menos ${min} caracteres. Uma frase só sua vale mais do que símbolos.`;

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
      // Said at once, not only when the other fields are right.
      when: ({ value }) => fields.safeParse(value).success,
    }),
  );

/** @returns null for a refusal that concerns no field */
export function fieldRefusal(code: string): { field: keyof PasswordFields; text: string } | null {
  switch (code) {
    case 'current_password_invalid':
      return { field: 'current', text: 'A senha atual não confere.' };
    case 'same_password':
      return { field: 'next', text: 'Escolha uma senha diferente da atual.' };
    case 'weak_password':
      return { field: 'next', text: `Senha fraca. Use pelo menos ${min} caracteres.` };
    default:
      return null;
  }
}
