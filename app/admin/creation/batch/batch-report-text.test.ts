import { expect, test } from 'vitest';
import { refusal, success } from '#domain/result.ts';
import type { CreationResult } from '../create-pages.ts';
import type { RunOutcome } from '../use-creation-run.ts';
import { batchReportText } from './batch-report-text.ts';

const total = 50;
const made = (count: number): CreationResult[] => Array(count).fill(success({ title: 'Um', slug: 'um' }));
const taken = (count: number): CreationResult[] =>
  Array(count).fill(refusal({ code: 'already_exists', title: 'Um', text: 'Já existe.' }));
const refused: CreationResult = refusal({ code: 'refused', title: 'Um', text: 'O slug não serve.' });

test.each<[string, RunOutcome, string]>([
  ['every page was created', { end: 'done', results: made(50) }, '50 de 50 criadas.'],
  [
    'some pages already existed',
    { end: 'done', results: [...made(30), ...taken(20)] },
    '30 de 50 criadas. 20 já existiam e ficaram como estavam.',
  ],
  [
    'one page already existed, and two were refused',
    { end: 'done', results: [...made(47), ...taken(1), refused, refused] },
    '47 de 50 criadas. 1 já existia e ficou como estava. Recusadas pelas regras do site: Um: O slug não serve. Um: O slug não serve.',
  ],
  [
    'one page was created',
    { end: 'done', results: [...made(1), ...taken(49)] },
    '1 de 50 criada. 49 já existiam e ficaram como estavam.',
  ],
  [
    'all pages already existed',
    { end: 'done', results: taken(50) },
    'Nenhuma página nova: as 50 já existiam e ficaram como estavam.',
  ],
  [
    'a page was refused',
    { end: 'done', results: [...made(49), refused] },
    '49 de 50 criadas. Recusada pelas regras do site: Um: O slug não serve.',
  ],
  [
    'the batch failed after one page',
    { end: 'failed', results: made(1) },
    'Parou antes do fim: 1 de 50 criada. Ela está no site; gere de novo para criar as que faltam.',
  ],
  [
    'the batch failed before any page was created',
    { end: 'failed', results: [] },
    'Parou antes do fim: nenhuma página foi criada. Gere de novo para tentar outra vez.',
  ],
  [
    'the batch failed midway',
    {
      end: 'failed',
      results: [...made(12), refusal({ code: 'failed', title: 'Treze', text: 'Não foi possível salvar.' })],
    },
    'Parou antes do fim: 12 de 50 criadas. Elas estão no site; gere de novo para criar as que faltam.',
  ],
])('the report says that %s', (_, outcome, text) => {
  expect(batchReportText(outcome, total)).toBe(text);
});

test('the report on a batch of one page is in the singular', () => {
  expect(batchReportText({ end: 'done', results: made(1) }, 1)).toBe('1 de 1 criada.');
  expect(batchReportText({ end: 'done', results: taken(1) }, 1)).toBe(
    'Nenhuma página nova: ela já existia e ficou como estava.',
  );
});
