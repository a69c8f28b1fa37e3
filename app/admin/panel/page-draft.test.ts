import { expect, test } from 'vitest';
import { emptyDraft, hasDraft, isEmpty, isSlugProposed, keepDraft, recallDraft } from './page-draft.ts';

function tabStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const draft = { title: 'Motor', slug: 'motor', content: '<p>…</p>', description: 'Curta.' };

test('what was typed comes back to the one who typed it', () => {
  const storage = tabStorage();
  keepDraft(storage, 'ana', draft);
  expect(recallDraft(storage, 'ana')).toEqual(draft);
  expect(recallDraft(storage, 'rui')).toEqual(emptyDraft);
});

test('a form that was emptied leaves nothing behind', () => {
  const storage = tabStorage();
  keepDraft(storage, 'ana', draft);
  keepDraft(storage, 'ana', { ...emptyDraft, title: '  ' });
  expect(hasDraft(storage)).toBe(false);
});

test('a description alone is work too', () => {
  expect(isEmpty({ ...emptyDraft, description: 'Curta.' })).toBe(false);
  expect(isEmpty({ ...emptyDraft, content: ' \n' })).toBe(true);
});

test('the slug follows the title until somebody writes another', () => {
  expect(isSlugProposed({ title: 'Portão à venda', slug: 'portao-a-venda' })).toBe(true);
  expect(isSlugProposed({ title: 'Portão à venda', slug: '' })).toBe(true);
  expect(isSlugProposed({ title: 'Portão à venda', slug: 'outro' })).toBe(false);
});
