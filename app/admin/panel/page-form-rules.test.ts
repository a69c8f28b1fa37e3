import { expect, test } from 'vitest';
import { pageLimits } from '#domain/pages/page-limits.ts';
import { emptyDraft } from './page-draft.ts';
import { isAnythingMissing, pageFormSchema } from './page-form-rules.ts';

const filled = { title: 'Motor', slug: 'motor', content: '<p>…</p>', description: '' };

function complaints(draft: typeof filled) {
  const { error } = pageFormSchema.safeParse(draft);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('title, slug and content must hold something, the description need not', () => {
  expect(complaints(filled)).toEqual([]);
  expect(complaints({ ...emptyDraft, title: '  ', content: '\n' })).toEqual([
    'title: Escreva o título.',
    'slug: Escreva o slug.',
    'content: Escreva o conteúdo.',
  ]);
});

test('every field is held to its limit, to the character', () => {
  for (const field of ['title', 'slug', 'content', 'description'] as const) {
    const longest = 'a'.repeat(pageLimits[field]);
    expect(complaints({ ...filled, [field]: longest }), field).toEqual([]);
    expect(complaints({ ...filled, [field]: `${longest}a` }), field).toHaveLength(1);
  }
  expect(complaints({ ...filled, content: 'a'.repeat(262_145) })).toEqual([
    'content: O conteúdo pode ter no máximo 262.144 caracteres. São 262.145.',
  ]);
});

test('a text that is too long is not called missing', () => {
  expect(isAnythingMissing({ ...filled, title: 'a'.repeat(300) })).toBe(false);
  expect(isAnythingMissing({ ...filled, title: ' ' })).toBe(true);
});
