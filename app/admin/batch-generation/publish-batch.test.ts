import { expect, test, vi } from 'vitest';
import type { CreateResult, NewPage } from '../page-api.ts';
import { type BatchCalls, type BatchProgress, publishBatch } from './publish-batch.ts';

const page = (slug: string): NewPage => ({
  title: `Título ${slug}`,
  slug,
  content: `<p>${slug}</p>`,
  description: '',
});
const pages = ['um', 'dois', 'tres', 'quatro'].map(page);
const created: CreateResult = { ok: true, page: { id: 'x', title: '', slug: '', created_at: '' } };

function calls(create: BatchCalls['create'], taken: readonly string[] = []) {
  return { findTaken: async () => new Set(taken), create: vi.fn(create) };
}

function run(given: BatchCalls, signal = new AbortController().signal) {
  const seen: BatchProgress[] = [];
  return { seen, report: publishBatch(pages, given, (progress) => seen.push(progress), signal) };
}

test('every page is created, one after another, and each is announced before', async () => {
  const given = calls(async () => created);
  const { seen, report } = run(given);
  expect(await report).toEqual({ total: 4, created: 4, skipped: 0, refusals: [], ending: 'complete' });
  expect(given.create.mock.calls.map(([one]) => one.slug)).toEqual(['um', 'dois', 'tres', 'quatro']);
  expect(seen.map(({ done }) => done)).toEqual([0, 1, 2, 3]);
  expect(seen[2]).toEqual({ total: 4, done: 2, title: 'Título tres' });
});

test('a slug that exists is skipped without a call, and so is one that was taken meanwhile', async () => {
  const given = calls(
    async ({ slug }) => (slug === 'dois' ? { ok: false, code: 'slug_taken' } : created),
    ['um', 'quatro'],
  );
  expect(await run(given).report).toMatchObject({ created: 1, skipped: 3, ending: 'complete' });
  expect(given.create).toHaveBeenCalledTimes(2);
});

test('a page the rules refuse is named, and the others go on', async () => {
  const given = calls(async ({ slug }) =>
    slug === 'um' ? { ok: false, code: 'refused', message: 'O slug não serve.', field: 'slug' } : created,
  );
  expect(await run(given).report).toMatchObject({
    created: 3,
    refusals: ['Título um: O slug não serve.'],
    ending: 'complete',
  });
});

test('a session that ends midway ends the batch and keeps the count of what was created', async () => {
  const given = calls(async ({ slug }) => (slug === 'tres' ? null : created));
  expect(await run(given).report).toMatchObject({ created: 2, ending: 'no_session' });
  expect(given.create).toHaveBeenCalledTimes(3);
});

test('without a session nothing is tried', async () => {
  const given = { ...calls(async () => created), findTaken: async () => null };
  expect(await run(given).report).toMatchObject({ created: 0, ending: 'no_session' });
  expect(given.create).not.toHaveBeenCalled();
});

test('a service that fails ends the batch, wherever it fails', async () => {
  const failing = calls(async ({ slug }) => (slug === 'dois' ? Promise.reject(new Error('down')) : created));
  expect(await run(failing).report).toMatchObject({ created: 1, ending: 'failed' });
  const blind = { ...calls(async () => created), findTaken: () => Promise.reject(new Error('down')) };
  expect(await run(blind).report).toMatchObject({ created: 0, ending: 'failed' });
});

test('leaving the screen ends it after the page that is on its way', async () => {
  const leaving = new AbortController();
  const given = calls(async ({ slug }) => {
    if (slug === 'dois') leaving.abort();
    return created;
  });
  expect(await run(given, leaving.signal).report).toMatchObject({ created: 2, ending: 'stopped' });
});
