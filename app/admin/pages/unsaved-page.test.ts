import { expect, test } from 'vitest';
import { isTypedWorkKept } from '../parts/unsaved/kept-work.ts';
import { blankPage, isBlank, isSlugProposed, keepUnsavedPage, recallUnsavedPage } from './unsaved-page.ts';

function tabStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const typed = { ...blankPage, title: 'Motor', slug: 'motor', content: '<p>…</p>' };

test('an unsaved page is restored for its author only', () => {
  const storage = tabStorage();
  keepUnsavedPage(storage, 'ana', typed);
  expect(recallUnsavedPage(storage, 'ana')).toEqual(typed);
  expect(recallUnsavedPage(storage, 'rui')).toEqual(blankPage);
});

test('a form that was emptied leaves nothing in storage', () => {
  const storage = tabStorage();
  keepUnsavedPage(storage, 'ana', typed);
  keepUnsavedPage(storage, 'ana', { ...blankPage, title: '  ' });
  expect(isTypedWorkKept(storage)).toBe(false);
});

test('a page with only a description is not blank', () => {
  expect(isBlank({ ...blankPage, description: 'Curta.' })).toBe(false);
  expect(isBlank({ ...blankPage, content: ' \n' })).toBe(true);
});

test('a slug is proposed if it is blank or made from the title', () => {
  expect(isSlugProposed({ title: 'Portão à venda', slug: 'portao-a-venda' })).toBe(true);
  expect(isSlugProposed({ title: 'Portão à venda', slug: '' })).toBe(true);
  expect(isSlugProposed({ title: 'Portão à venda', slug: 'outro' })).toBe(false);
});
