import { expect, test, vi } from 'vitest';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { refusal, success } from '#domain/result.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { type SkipTakenDependencies, skippingTaken } from './skip-taken.ts';

const page = (slug: string): PageInput => ({ title: slug, slug, content: '<p>…</p>', description: '' });
const created = success({ id: 'x', title: '', slug: '', created_at: '' });

function dependencies(findTaken: SkipTakenDependencies['findTaken']) {
  return {
    findTaken: vi.fn(findTaken),
    save: vi.fn<SkipTakenDependencies['save']>(async () => created),
  };
}

test('existing slugs are skipped, the others are saved, and the slugs are looked up once', async () => {
  const fakes = dependencies(async () => success(new Set(['um', 'tres'])));
  const save = skippingTaken(fakes, ['um', 'dois', 'tres']);
  expect(await save(page('um'))).toMatchObject({ ok: false, failure: { code: 'already_exists' } });
  expect(await save(page('dois'))).toEqual(created);
  expect(await save(page('tres'))).toMatchObject({ ok: false, failure: { code: 'already_exists' } });
  expect(fakes.save.mock.calls).toEqual([[page('dois')]]);
  expect(fakes.findTaken.mock.calls).toEqual([[['um', 'dois', 'tres']]]);
});

test.each(['session_ended', 'unreachable'] as const)(
  'nothing is saved when the slugs cannot be looked up: %s',
  async (code) => {
    const failed = refusal<CallFailure>({ code, message: '', details: null, retryAfterSeconds: null });
    const fakes = dependencies(async () => failed);
    expect(await skippingTaken(fakes, ['um'])(page('um'))).toEqual(failed);
    expect(fakes.save).not.toHaveBeenCalled();
  },
);
