import { expect, test } from 'vitest';
import { createReport } from './report.ts';

test('differences are gathered by kind, each with its first occurrence and its count', () => {
  const report = createReport([], 1);
  report.add('GET /a', [{ kind: 'HTML', detail: 'x → y' }]);
  report.add('GET /b', [
    { kind: 'HTML', detail: 'x → y' },
    { kind: 'HTML', detail: 'p → q' },
  ]);
  expect(report.lines()).toEqual(['HTML: 2 different at 2 address(es)', '    GET /a (2): x → y']);
});

test('an expected difference is counted under its reason and hides no other', () => {
  const report = createReport([{ kind: 'HTML', detail: '^x', path: '/a$', reason: 'new wording' }], 3);
  report.add('GET /a', [{ kind: 'HTML', detail: 'x → y' }]);
  expect(report.unexpected.size).toBe(0);
  report.add('GET /b', [{ kind: 'HTML', detail: 'x → y' }]);
  expect(report.lines()).toEqual([
    'expected, found 1 ×: HTML, new wording',
    'HTML: 1 different at 1 address(es)',
    '    GET /b (1): x → y',
  ]);
});
