import { expect, test } from 'vitest';
import { memoryStorage } from '#tests/support/fakes/memory-storage.ts';
import { carryNotice, takeNotice } from './carried-notice.ts';

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
