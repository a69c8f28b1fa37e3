import { expect, test } from 'vitest';
import { createHashSlots } from './hash-slots.ts';

test('no more work goes on at once than allowed, and all of it gets its turn in order', async () => {
  const slots = createHashSlots({ atOnce: 2, waiting: 10 });
  let busy = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const release = await slots.take();
      busy += 1;
      most = Math.max(most, busy);
      order.push(index);
      await Promise.resolve();
      busy -= 1;
      release?.();
    }),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('when the queue is full the next one is turned away, and only until a place is free', async () => {
  const slots = createHashSlots({ atOnce: 1, waiting: 1 });
  const first = await slots.take();
  const second = slots.take();
  expect(await slots.take()).toBeNull();
  first?.();
  (await second)?.();
  expect(await slots.take()).not.toBeNull();
});
