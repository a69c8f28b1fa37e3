import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryStorage } from '#tests/support/fakes/memory-storage.ts';
import { isTypedWorkKept, keptWork, type WorkStorage, workKeys } from './kept-work.ts';

const work = keptWork(workKeys.generator, z.object({ titles: z.string() }));

test('work is restored for the administrator who left it, and for nobody else', () => {
  const storage = memoryStorage();
  expect(isTypedWorkKept(storage)).toBe(false);
  work.keep(storage, 'ana', { titles: 'um\ndois' });
  expect(isTypedWorkKept(storage)).toBe(true);
  expect(work.recall(storage, 'ana')).toEqual({ titles: 'um\ndois' });
  expect(work.recall(storage, 'bia')).toBeNull();
  work.forget(storage);
  expect(isTypedWorkKept(storage)).toBe(false);
  expect(work.recall(storage, 'ana')).toBeNull();
});

test('malformed work is ignored', () => {
  const storage = memoryStorage();
  for (const broken of ['{', '{}', '{"administratorId":"ana","work":{"titles":1}}']) {
    storage.setItem(workKeys.generator, broken);
    expect(work.recall(storage, 'ana'), broken).toBeNull();
  }
});

test('if the storage throws, nothing is kept and no error reaches the screen', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const storage: WorkStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  work.keep(storage, 'ana', { titles: 'um' });
  work.forget(storage);
  expect(isTypedWorkKept(storage)).toBe(false);
  expect(work.recall(storage, 'ana')).toBeNull();
});

test('only typed work is reported as kept, not the results of a run', () => {
  const storage = memoryStorage();
  storage.setItem(workKeys.bulkCreator, '{}');
  expect(isTypedWorkKept(storage)).toBe(false);
  storage.setItem(workKeys.pageForm, '{}');
  expect(isTypedWorkKept(storage)).toBe(true);
});
