import { expect, test, vi } from 'vitest';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { PageEntry } from '../pages/page-api.ts';
import type { CallFailure, FailureCode } from '../session/call-failure.ts';
import { type CreationResult, countCreated, createPages, notSavedText, titleOf } from './create-pages.ts';

const pageOf = (title: string): PageInput => ({ title, slug: title, content: '<p>…</p>', description: '' });

type Saved = Result<PageEntry, CallFailure>;

const saved = (slug: string): Saved =>
  success({ id: '1', title: slug, slug, created_at: '2026-11-21T12:00:00Z' });
const failure = (code: FailureCode, message = '', details: string | null = null): CallFailure => ({
  code,
  message,
  details,
  retryAfterSeconds: null,
});
const notSaved = (code: FailureCode, message?: string): Saved => refusal(failure(code, message, 'slug'));

/** Runs over titles. Each save has the given outcome, and every step is logged. */
async function run(
  outcomes: Record<string, Saved>,
  {
    stopAfter,
    stopWhileWriting,
    unwritable,
    stopsAtFailure = false,
  }: { stopAfter?: number; stopWhileWriting?: string; unwritable?: string; stopsAtFailure?: boolean } = {},
) {
  const log: string[] = [];
  const results: CreationResult[] = [];
  const stop = new AbortController();
  const titles = Object.keys(outcomes);
  const end = await createPages(
    {
      write: async (title) => {
        if (title === stopWhileWriting) stop.abort();
        if (title === unwritable) throw new Error('no engine');
        return pageOf(title);
      },
      save: async ({ title }) => {
        log.push(`save ${title}`);
        return outcomes[title] ?? notSaved('failed');
      },
      wait: async (ms) => {
        log.push(`wait ${ms}`);
        if (results.length === stopAfter) stop.abort();
      },
    },
    titles,
    { beforeEachMs: 1500, betweenMs: 1000, stopsAtFailure },
    (result) => void results.push(result),
    stop.signal,
  );
  return { end, log, results };
}

test('pages are created one after another, with a pause before each and another between two pages', async () => {
  const { end, log, results } = await run({ a: saved('a'), b: saved('b') });
  expect(end).toBe('done');
  expect(log).toEqual(['wait 1500', 'save a', 'wait 1000', 'wait 1500', 'save b']);
  expect(results).toEqual([success({ title: 'a', slug: 'a' }), success({ title: 'b', slug: 'b' })]);
});

test('a failed page does not prevent the next one, and each failure has its reason', async () => {
  const { end, results } = await run(
    {
      taken: notSaved('already_exists'),
      refused: notSaved('rule_broken', 'O slug é reservado.'),
      offline: notSaved('unreachable'),
      unwritten: saved('unwritten'),
      fine: saved('fine'),
    },
    { unwritable: 'unwritten' },
  );
  expect(end).toBe('done');
  expect(results.map((result) => (result.ok ? result.value.slug : result.failure.text))).toEqual([
    'Já existe uma página com este slug. Ela não foi alterada.',
    'O slug é reservado.',
    'Não foi possível salvar a página. Tente novamente.',
    'Não foi possível escrever o conteúdo.',
    'fine',
  ]);
  expect(results.flatMap((result) => (result.ok ? [] : [result.failure.code]))).toEqual([
    'already_exists',
    'refused',
    'failed',
    'failed',
  ]);
  expect(countCreated(results)).toBe(1);
});

test.each(['session_ended', 'second_factor_due'] as const)(
  'an interruption stops the run without reporting the current page as failed: %s',
  async (code) => {
    const { end, log, results } = await run({ a: saved('a'), b: notSaved(code), c: saved('c') });
    expect(end).toBe('interrupted');
    expect(results).toHaveLength(1);
    expect(log).not.toContain('save c');
  },
);

test('a run stopped before a page is saved does not save it', async () => {
  const { end, log } = await run({ a: saved('a'), b: saved('b') }, { stopAfter: 1 });
  expect(end).toBe('stopped');
  expect(log).toContain('save a');
  expect(log).not.toContain('save b');
});

test('a page that was still being written when the run was stopped is not saved', async () => {
  const { end, log, results } = await run(
    { a: saved('a'), b: saved('b'), c: saved('c') },
    { stopWhileWriting: 'b' },
  );
  expect(end).toBe('stopped');
  expect(results.map(titleOf)).toEqual(['a']);
  expect(log).not.toContain('save b');
});

test('a run that stops at failures continues after a page that exists or is refused', async () => {
  const { end, results } = await run(
    {
      taken: notSaved('already_exists'),
      refused: notSaved('rule_broken', 'O slug é reservado.'),
      offline: notSaved('unreachable'),
      never: saved('never'),
    },
    { stopsAtFailure: true },
  );
  expect(end).toBe('failed');
  expect(results.map(titleOf)).toEqual(['taken', 'refused', 'offline']);
});

test('a run without titles ends at once', async () => {
  const save = vi.fn();
  const dependencies = { write: async (title: string) => pageOf(title), save, wait: async () => {} };
  const settings = { beforeEachMs: 0, betweenMs: 0, stopsAtFailure: false };
  const { signal } = new AbortController();
  expect(await createPages(dependencies, [], settings, () => {}, signal)).toBe('done');
  expect(save).not.toHaveBeenCalled();
});

test('a broken rule is shown in the service’s own words', () => {
  expect(notSavedText(failure('rule_broken', 'O título ficou vazio.'))).toBe('O título ficou vazio.');
});
