import { expect, test } from 'vitest';
import { once } from './once.ts';

test('a value is made once, and calls at the same time share it', async () => {
  let made = 0;
  const value = once(async () => {
    made += 1;
    return made;
  });
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  expect(await value()).toBe(1);
});

test('after a failure, the next call tries again', async () => {
  let tries = 0;
  const value = once(async () => {
    tries += 1;
    if (tries === 1) throw new Error('on purpose');
    return 'made';
  });
  await expect(value()).rejects.toThrow('on purpose');
  expect(await value()).toBe('made');
});
