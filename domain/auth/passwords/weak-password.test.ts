import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { passwordLength } from './password-rules.ts';
import { passwordProblem } from './weak-password.ts';

const account = 'dona.maria@oficina-silva.example';

test.each([
  'password1234',
  'Password1234!',
  'P@ssw0rd2024!',
  'senha123456',
  'Senha@2026',
  'Cachorro#99',
  '2026fernanda!',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  ' '.repeat(12),
  '\u3000'.repeat(12),
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghijkl',
  '123456789012',
  '24/12/1998',
  'flamengo2019',
  'x'.repeat(passwordLength.max),
])('%j is easily guessed', async (password) => {
  expect(await passwordProblem(password, account)).toBe('guessable');
});

test.each([
  account,
  account.toUpperCase(),
  'dona.maria',
  'DonaMaria2026!',
  'm4r14d0n4123',
  'oficina-silva',
  'silva!silva!',
  'Motor de Portão PPA',
  'motordeportao2026',
  'm0t0rppa1234',
  'KitCompletoInstalado',
])('%j is based on the account or the site', async (password) => {
  expect(await passwordProblem(password, account)).toBe('personal');
});

test.each(['\0'.repeat(12), 'uma frase\tsó minha', 'uma frase só minha\n', 'uma\u0085frase só minha'])(
  '%j has control characters',
  async (password) => {
    expect(await passwordProblem(password, account)).toBe('control_characters');
  },
);

test.each([
  'portão que abre',
  'maria comprou três cabras',
  'motor que não para',
  'correct horse battery staple',
  'Xk9#pQ2v',
  '密码很长而且没有人知道',
  'deus ajuda quem cedo madruga',
])('%j is accepted', async (password) => {
  expect(await passwordProblem(password, account)).toBeNull();
});

test('the length is checked first', async () => {
  expect(await passwordProblem('1234567', account)).toBe('too_short');
  expect(await passwordProblem('x'.repeat(passwordLength.max + 1), account)).toBe('too_long');
});

test('every common password of an allowed length is refused', async () => {
  const common = [...dictionary['passwords-common']].map(String);
  const allowed = common.filter(({ length }) => length >= passwordLength.min);
  // ASVS requires the first 3,000.
  expect(allowed.length).toBeGreaterThan(15_000);
  const accepted: string[] = [];
  for (const password of allowed) {
    if ((await passwordProblem(password, account)) === null) accepted.push(password);
  }
  expect(accepted).toEqual([]);
});
