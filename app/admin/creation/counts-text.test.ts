import { expect, test } from 'vitest';
import { refusal, success } from '#domain/result.ts';
import { countsText } from './counts-text.ts';

const made = success({ title: 'a', slug: 'a' });
const failed = refusal({ code: 'failed' as const, title: 'b', text: '…' });

test('successes and failures are counted, in the singular and the plural', () => {
  expect(countsText([made, made, failed])).toBe('2 páginas criadas com sucesso, 1 falha.');
  expect(countsText([made, failed, failed])).toBe('1 página criada com sucesso, 2 falhas.');
  expect(countsText([])).toBe('0 páginas criadas com sucesso, 0 falhas.');
});
