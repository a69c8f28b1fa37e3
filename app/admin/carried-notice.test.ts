import { expect, test } from 'vitest';
import { carryNotice, takeNotice } from './carried-notice.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    size: () => kept.size,
  };
}

test('a notice is carried to the next document and shown there once', () => {
  const storage = memory();
  carryNotice(storage, 'page_saved');
  expect(takeNotice(storage)).toBe('page_saved');
  expect(takeNotice(storage)).toBeNull();
  expect(storage.size()).toBe(0);
});

test('what somebody else wrote there is no notice, and does not stay', () => {
  const storage = memory();
  storage.setItem('admin-notice', '<b>x</b>');
  expect(takeNotice(storage)).toBeNull();
  expect(storage.size()).toBe(0);
});
