import { expect, test } from 'vitest';
import { batchReportText } from './batch-report-text.ts';
import type { BatchReport } from './publish-batch.ts';

const complete: BatchReport = { total: 50, created: 50, skipped: 0, refusals: [], ending: 'complete' };

test.each<[string, Partial<BatchReport>, string]>([
  ['all of them', {}, '50 de 50 criadas.'],
  ['some', { created: 30, skipped: 20 }, '30 de 50 criadas. 20 já existiam e ficaram como estavam.'],
  ['none', { created: 0, skipped: 50 }, 'Nenhuma página nova: as 50 já existiam e ficaram como estavam.'],
  [
    'a refusal',
    { created: 49, refusals: ['Um: O slug não serve.'] },
    '49 de 50 criadas. Recusadas pelas regras do site: Um: O slug não serve.',
  ],
  [
    'an end midway',
    { created: 12, ending: 'failed' },
    'Parou antes do fim: 12 de 50 criadas. Elas estão no site; gere de novo para criar as que faltam.',
  ],
])('%s', (_, report, text) => {
  expect(batchReportText({ ...complete, ...report })).toBe(text);
});
