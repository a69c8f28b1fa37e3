import { expect, test } from 'vitest';
import { changePasswordSchema } from './change-password-rules.ts';

function problemsOf(current: string, next: string, repeated = next): string[] {
  const { error } = changePasswordSchema.safeParse({ current, next, repeated });
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

test('a new password must have an allowed length and be repeated exactly', () => {
  expect(problemsOf('a atual', 'uma senha nova')).toEqual([]);
  expect(problemsOf('a atual', '1234567')).toEqual(['next: Use pelo menos 8 caracteres.']);
  expect(problemsOf('a atual', 'a'.repeat(257))).toEqual(['next: Use no máximo 256 caracteres.']);
  expect(problemsOf('a atual', 'uma senha nova', 'outra senha')).toEqual([
    'repeated: As duas senhas novas não são iguais.',
  ]);
});

test('all invalid fields are reported at once', () => {
  expect(problemsOf('', 'curta', 'outra')).toEqual([
    'current: Digite a senha atual.',
    'next: Use pelo menos 8 caracteres.',
    'repeated: As duas senhas novas não são iguais.',
  ]);
});
