import { expect, test } from 'vitest';
import { pageFieldNames, rulesOf } from '#domain/pages/page-fields.ts';
import { isAnythingMissing, pageFormSchema } from './page-form-rules.ts';
import { blankPage } from './unsaved-page.ts';

const filled = { ...blankPage, title: 'Motor', slug: 'motor', content: '<p>…</p>' };

function problemsOf(page: typeof filled) {
  const { error } = pageFormSchema.safeParse(page);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('title, slug and content are required, and the description is optional', () => {
  expect(problemsOf(filled)).toEqual([]);
  expect(problemsOf({ ...blankPage, title: '  ', content: '\n' })).toEqual([
    'title: Escreva o título.',
    'slug: Escreva o slug.',
    'content: Escreva o conteúdo.',
  ]);
});

test('every field may have exactly as many characters as its limit', () => {
  for (const field of pageFieldNames) {
    const longest = 'a'.repeat(rulesOf(field).maxLength);
    expect(problemsOf({ ...filled, [field]: longest }), field).toEqual([]);
    expect(problemsOf({ ...filled, [field]: `${longest}a` }), field).toHaveLength(1);
  }
  expect(problemsOf({ ...filled, content: 'a'.repeat(262_145) })).toEqual([
    'content: O conteúdo pode ter no máximo 262.144 caracteres. São 262.145.',
  ]);
});

test('a text that is too long does not count as missing', () => {
  expect(isAnythingMissing({ ...filled, title: 'a'.repeat(300) })).toBe(false);
  expect(isAnythingMissing({ ...filled, title: ' ' })).toBe(true);
});
