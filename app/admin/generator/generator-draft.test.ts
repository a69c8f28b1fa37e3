import { expect, test } from 'vitest';
import { hasGeneratorDraft, keepGeneratorDraft, recallGeneratorDraft } from './generator-draft.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('the box starts empty and the slider at 75', () => {
  expect(recallGeneratorDraft(memory(), 'ana')).toEqual({ titles: '', creativity: 75, page: null });
});

test('titles and slider come back, each for itself', () => {
  const storage = memory();
  keepGeneratorDraft(storage, 'ana', { titles: 'um\ndois', creativity: 20, page: null });
  expect(recallGeneratorDraft(storage, 'ana')).toEqual({ titles: 'um\ndois', creativity: 20, page: null });
  keepGeneratorDraft(storage, 'ana', { titles: '', creativity: 20, page: null });
  expect(recallGeneratorDraft(storage, 'ana').creativity).toBe(20);
});

test('an untouched form leaves nothing behind', () => {
  const storage = memory();
  keepGeneratorDraft(storage, 'ana', { titles: 'um', creativity: 75, page: null });
  keepGeneratorDraft(storage, 'ana', { titles: ' \n', creativity: 75, page: null });
  expect(hasGeneratorDraft(storage)).toBe(false);
});

test('a page that is not saved yet comes back, whatever became of its title', () => {
  const storage = memory();
  const page = { title: 'Um', slug: 'um', content: '<p>Um.</p>', description: '' };
  keepGeneratorDraft(storage, 'ana', { titles: '', creativity: 75, page });
  expect(recallGeneratorDraft(storage, 'ana').page).toEqual(page);
  expect(recallGeneratorDraft(storage, 'bia').page).toBeNull();
});

test('a slider off its scale counts as nothing kept', () => {
  const storage = memory();
  keepGeneratorDraft(storage, 'ana', { titles: 'um', creativity: 900, page: null });
  expect(recallGeneratorDraft(storage, 'ana')).toEqual({ titles: '', creativity: 75, page: null });
});
