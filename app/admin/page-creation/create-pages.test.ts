import { expect, test, vi } from 'vitest';
import type { CreateResult, NewPage } from '../pages/page-api.ts';
import { type CreationResult, countCreated, createPages, refusalText } from './create-pages.ts';

const pageOf = (title: string): NewPage => ({ title, slug: title, content: '<p>…</p>', description: '' });
const saved = (slug: string): CreateResult => ({
  ok: true,
  page: { id: '1', title: slug, slug, created_at: '2026-11-21T12:00:00Z' },
});

/** Runs over titles, each saved with the outcome given for it; everything that happened stands in `log`. */
async function run(
  outcomes: Record<string, CreateResult | null | Error>,
  {
    stopAfter,
    unwritable,
    endsAtFailure = false,
  }: { stopAfter?: number; unwritable?: string; endsAtFailure?: boolean } = {},
) {
  const log: string[] = [];
  const results: CreationResult[] = [];
  const stop = new AbortController();
  const titles = Object.keys(outcomes);
  const end = await createPages(
    titles,
    { beforeEachMs: 1500, betweenMs: 1000, endsAtFailure },
    {
      write: async (title) => {
        if (title === unwritable) throw new Error('no engine');
        return pageOf(title);
      },
      save: async ({ title }) => {
        log.push(`save ${title}`);
        const outcome = outcomes[title];
        if (outcome instanceof Error) throw outcome;
        return outcome ?? null;
      },
      wait: async (ms) => {
        log.push(`wait ${ms}`);
        if (results.length === stopAfter) stop.abort();
      },
    },
    (result) => void results.push(result),
    stop.signal,
  );
  return { end, log, results };
}

test('pages are made one after another, with a pause before each and between two', async () => {
  const { end, log, results } = await run({ a: saved('a'), b: saved('b') });
  expect(end).toBe('done');
  expect(log).toEqual(['wait 1500', 'save a', 'wait 1000', 'wait 1500', 'save b']);
  expect(results).toEqual([
    { title: 'a', ok: true, slug: 'a' },
    { title: 'b', ok: true, slug: 'b' },
  ]);
});

test('a page that fails does not keep the next one from being made, and each says why', async () => {
  const { end, results } = await run(
    {
      taken: { ok: false, code: 'slug_taken' },
      refused: { ok: false, code: 'refused', message: 'O slug é reservado.', field: 'slug' },
      offline: new Error('Failed to fetch'),
      unwritten: saved('unwritten'),
      fine: saved('fine'),
    },
    { unwritable: 'unwritten' },
  );
  expect(end).toBe('done');
  expect(results.map((result) => (result.ok ? result.slug : result.error))).toEqual([
    'Já existe uma página com este slug. Ela não foi alterada.',
    'O slug é reservado.',
    'Não foi possível salvar a página. Tente novamente.',
    'Não foi possível escrever o conteúdo.',
    'fine',
  ]);
  expect(results.flatMap((result) => (result.ok ? [] : [result.why]))).toEqual([
    'taken',
    'refused',
    'failed',
    'failed',
  ]);
  expect(countCreated(results)).toBe(1);
});

test('a session that ends stops everything, and the page at hand is not reported as failed', async () => {
  const { end, log, results } = await run({ a: saved('a'), b: null, c: saved('c') });
  expect(end).toBe('session_gone');
  expect(results).toHaveLength(1);
  expect(log).not.toContain('save c');
});

test('stopping before a page is saved saves it no more', async () => {
  const { end, log } = await run({ a: saved('a'), b: saved('b') }, { stopAfter: 1 });
  expect(end).toBe('stopped');
  expect(log).toContain('save a');
  expect(log).not.toContain('save b');
});

test('where a failure is the end nothing is tried after it, though a page that exists or is refused is none', async () => {
  const { end, results } = await run(
    {
      taken: { ok: false, code: 'slug_taken' },
      refused: { ok: false, code: 'refused', message: 'O slug é reservado.', field: 'slug' },
      offline: new Error('Failed to fetch'),
      never: saved('never'),
    },
    { endsAtFailure: true },
  );
  expect(end).toBe('failed');
  expect(results.map(({ title }) => title)).toEqual(['taken', 'refused', 'offline']);
});

test('nothing to do is done at once', async () => {
  const save = vi.fn();
  const tools = { write: async (title: string) => pageOf(title), save, wait: async () => {} };
  const signal = new AbortController().signal;
  expect(
    await createPages([], { beforeEachMs: 0, betweenMs: 0, endsAtFailure: false }, tools, () => {}, signal),
  ).toBe('done');
  expect(save).not.toHaveBeenCalled();
});

test('a refusal of the server is passed on in its own words', () => {
  expect(refusalText({ ok: false, code: 'refused', message: 'O título ficou vazio.', field: 'slug' })).toBe(
    'O título ficou vazio.',
  );
});
