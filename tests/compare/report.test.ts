import { expect, test } from 'vitest';
import { createReport } from './report.ts';

test('differences are gathered by kind, each with its first occurrence and its count', () => {
  const report = createReport([], 1);
  report.add('GET /a', [{ kind: 'HTML', detail: 'x → y' }]);
  report.add('GET /b', [
    { kind: 'HTML', detail: 'x → y' },
    { kind: 'HTML', detail: 'p → q' },
  ]);
  expect(report.lines()).toEqual(['HTML: 2 different in 2 request(s)', '    GET /a (2): x → y']);
});

test('an expected difference is counted under its reason and hides no other', () => {
  const expected = { kind: 'HTML', detail: '^x', request: '^GET /a$', reason: 'new wording' };
  const report = createReport([expected], 3);
  report.add('GET /a', [{ kind: 'HTML', detail: 'x → y' }]);
  expect(report.unexpected.size).toBe(0);
  report.add('GET /b', [{ kind: 'HTML', detail: 'x → y' }]);
  expect(report.lines()).toEqual([
    'expected, found 1 ×: HTML, new wording',
    'HTML: 1 different in 1 request(s)',
    '    GET /b (1): x → y',
  ]);
});
