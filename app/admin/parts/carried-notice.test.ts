import { expect, test } from 'vitest';
import { carryNotice, takeNotice } from './carried-notice.ts';

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    size: () => kept.size,
  };
}

test('a notice is carried to the next document and returned once', () => {
  const storage = memoryStorage();
  carryNotice(storage, { code: 'page_removed', pageId: 'a' });
  expect(takeNotice(storage)).toEqual({ code: 'page_removed', pageId: 'a' });
  expect(takeNotice(storage)).toBeNull();
  expect(storage.size()).toBe(0);
});

test('an unknown notice is ignored and removed', () => {
  const storage = memoryStorage();
  storage.setItem('admin-notice', '<b>x</b>');
  expect(takeNotice(storage)).toBeNull();
  expect(storage.size()).toBe(0);
});
