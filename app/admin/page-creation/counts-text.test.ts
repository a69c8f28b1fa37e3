import { expect, test } from 'vitest';
import { countsText } from './counts-text.ts';

const made = { title: 'a', ok: true, slug: 'a' } as const;
const failed = { title: 'b', ok: false, why: 'failed', error: '…' } as const;

test('successes and failures are counted in words that agree with their number', () => {
  expect(countsText([made, made, failed])).toBe('2 páginas criadas com sucesso, 1 falha.');
  expect(countsText([made, failed, failed])).toBe('1 página criada com sucesso, 2 falhas.');
  expect(countsText([])).toBe('0 páginas criadas com sucesso, 0 falhas.');
});
