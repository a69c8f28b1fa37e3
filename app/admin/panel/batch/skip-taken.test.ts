import { expect, test, vi } from 'vitest';
import type { CreateResult, NewPage } from '../../pages/page-api.ts';
import { type SkipCalls, skippingTaken } from './skip-taken.ts';

const page = (slug: string): NewPage => ({ title: slug, slug, content: '<p>…</p>', description: '' });
const created: CreateResult = { ok: true, page: { id: 'x', title: '', slug: '', created_at: '' } };

function calls(findTaken: SkipCalls['findTaken']) {
  return { findTaken: vi.fn(findTaken), save: vi.fn<SkipCalls['save']>(async () => created) };
}

test('what exists is not sent, the rest is, and the question is asked once', async () => {
  const given = calls(async () => new Set(['um', 'tres']));
  const save = skippingTaken(['um', 'dois', 'tres'], given);
  expect(await save(page('um'))).toEqual({ ok: false, code: 'slug_taken' });
  expect(await save(page('dois'))).toEqual(created);
  expect(await save(page('tres'))).toEqual({ ok: false, code: 'slug_taken' });
  expect(given.save.mock.calls).toEqual([[page('dois')]]);
  expect(given.findTaken.mock.calls).toEqual([[['um', 'dois', 'tres']]]);
});

test('without a session, or without an answer, nothing is sent', async () => {
  const signedOut = calls(async () => null);
  expect(await skippingTaken(['um'], signedOut)(page('um'))).toBeNull();
  const down = calls(() => Promise.reject(new Error('down')));
  await expect(skippingTaken(['um'], down)(page('um'))).rejects.toThrow('down');
  expect([signedOut.save, down.save].map((save) => save.mock.calls)).toEqual([[], []]);
});
