import { expect, test } from 'vitest';
import { codeFailureText } from './code-failure-text.ts';

test('an unexpected failure is about what was tried: sending the code or confirming it', () => {
  const failure = { code: 'failed', message: '', details: null, retryAfterSeconds: null } as const;
  expect(codeFailureText(failure, 'enviar').text).toBe('Não foi possível enviar o código. Tente novamente.');
  expect(codeFailureText(failure, 'confirmar').text).toBe(
    'Não foi possível confirmar o código. Tente novamente.',
  );
});
