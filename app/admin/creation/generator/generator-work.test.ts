import { expect, test } from 'vitest';
import { memoryStorage } from '#tests/support/fakes/memory-storage.ts';
import { isTypedWorkKept } from '../../parts/unsaved/kept-work.ts';
import { keepGeneratorWork, recallGeneratorWork } from './generator-work.ts';

test('the box starts empty and the slider at 75', () => {
  expect(recallGeneratorWork(memoryStorage(), 'ana')).toEqual({ titles: '', creativity: 75, page: null });
});

test('the titles and the slider are restored independently', () => {
  const storage = memoryStorage();
  keepGeneratorWork(storage, 'ana', { titles: 'um\ndois', creativity: 20, page: null });
  expect(recallGeneratorWork(storage, 'ana')).toEqual({ titles: 'um\ndois', creativity: 20, page: null });
  keepGeneratorWork(storage, 'ana', { titles: '', creativity: 20, page: null });
  expect(recallGeneratorWork(storage, 'ana').creativity).toBe(20);
});

test('a form that was emptied leaves nothing in storage', () => {
  const storage = memoryStorage();
  keepGeneratorWork(storage, 'ana', { titles: 'um', creativity: 75, page: null });
  keepGeneratorWork(storage, 'ana', { titles: ' \n', creativity: 75, page: null });
  expect(isTypedWorkKept(storage)).toBe(false);
});

test('an unsaved page is restored even when its title is no longer in the box', () => {
  const storage = memoryStorage();
  const page = { title: 'Um', slug: 'um', content: '<p>Um.</p>', description: '' };
  keepGeneratorWork(storage, 'ana', { titles: '', creativity: 75, page });
  expect(recallGeneratorWork(storage, 'ana').page).toEqual(page);
  expect(recallGeneratorWork(storage, 'bia').page).toBeNull();
});

test('kept work with a slider value outside the scale is ignored', () => {
  const storage = memoryStorage();
  keepGeneratorWork(storage, 'ana', { titles: 'um', creativity: 900, page: null });
  expect(recallGeneratorWork(storage, 'ana')).toEqual({ titles: '', creativity: 75, page: null });
});
