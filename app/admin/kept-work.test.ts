import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keptWork, type WorkStorage } from './kept-work.ts';

const work = keptWork('test-work', z.object({ titles: z.string() }));

function memory(): WorkStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('work comes back to whoever left it, and to nobody else', () => {
  const storage = memory();
  expect(work.has(storage)).toBe(false);
  work.keep(storage, 'ana', { titles: 'um\ndois' });
  expect(work.has(storage)).toBe(true);
  expect(work.recall(storage, 'ana')).toEqual({ titles: 'um\ndois' });
  expect(work.recall(storage, 'bia')).toBeNull();
  work.forget(storage);
  expect(work.has(storage)).toBe(false);
  expect(work.recall(storage, 'ana')).toBeNull();
});

test('what is broken counts as nothing', () => {
  const storage = memory();
  for (const broken of ['{', '{}', '{"administratorId":"ana","work":{"titles":1}}']) {
    storage.setItem('test-work', broken);
    expect(work.recall(storage, 'ana'), broken).toBeNull();
  }
});

test('a storage that is full or forbidden stops nobody', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const storage: WorkStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  work.keep(storage, 'ana', { titles: 'um' });
  work.forget(storage);
  expect(work.has(storage)).toBe(false);
  expect(work.recall(storage, 'ana')).toBeNull();
});
