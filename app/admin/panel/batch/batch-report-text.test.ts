import { expect, test } from 'vitest';
import type { CreationResult } from '../../page-creation/create-pages.ts';
import type { RunOutcome } from '../../page-creation/use-creation-run.ts';
import { batchReportText } from './batch-report-text.ts';

const total = 50;
const made = (count: number): CreationResult[] =>
  Array(count).fill({ title: 'Um', ok: true, slug: 'um' } satisfies CreationResult);
const taken = (count: number): CreationResult[] =>
  Array(count).fill({ title: 'Um', ok: false, why: 'taken', error: 'Já existe.' } satisfies CreationResult);
const refused: CreationResult = { title: 'Um', ok: false, why: 'refused', error: 'O slug não serve.' };

test.each<[string, RunOutcome, string]>([
  ['all of them', { end: 'done', results: made(50) }, '50 de 50 criadas.'],
  [
    'some',
    { end: 'done', results: [...made(30), ...taken(20)] },
    '30 de 50 criadas. 20 já existiam e ficaram como estavam.',
  ],
  [
    'none',
    { end: 'done', results: taken(50) },
    'Nenhuma página nova: as 50 já existiam e ficaram como estavam.',
  ],
  [
    'a refusal',
    { end: 'done', results: [...made(49), refused] },
    '49 de 50 criadas. Recusadas pelas regras do site: Um: O slug não serve.',
  ],
  [
    'an end midway',
    {
      end: 'failed',
      results: [...made(12), { title: 'Treze', ok: false, why: 'failed', error: 'Não foi possível salvar.' }],
    },
    'Parou antes do fim: 12 de 50 criadas. Elas estão no site; gere de novo para criar as que faltam.',
  ],
])('%s', (_, outcome, text) => {
  expect(batchReportText(outcome, total)).toBe(text);
});
