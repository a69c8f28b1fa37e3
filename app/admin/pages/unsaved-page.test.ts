import { expect, test } from 'vitest';
import { memoryStorage } from '#tests/support/fakes/memory-storage.ts';
import { isTypedWorkKept } from '../parts/unsaved/kept-work.ts';
import { blankPage, isBlank, isSlugProposed, keepUnsavedPage, recallUnsavedPage } from './unsaved-page.ts';

const typed = { ...blankPage, title: 'Motor', slug: 'motor', content: '<p>…</p>' };

test('an unsaved page is restored for its author only', () => {
  const storage = memoryStorage();
  keepUnsavedPage(storage, 'ana', typed);
  expect(recallUnsavedPage(storage, 'ana')).toEqual(typed);
  expect(recallUnsavedPage(storage, 'rui')).toEqual(blankPage);
});

test('a form that was emptied leaves nothing in storage', () => {
  const storage = memoryStorage();
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
