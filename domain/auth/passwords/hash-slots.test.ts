import { expect, test } from 'vitest';
import { createHashSlots, type HashClient } from './hash-slots.ts';

const owner: HashClient = { isFamiliar: true, network: 'home' };
const stranger = (network = 'elsewhere'): HashClient => ({ isFamiliar: false, network });

const maxWaitMs = 60_000;
const waiting = { familiar: 10, strangers: 10, strangersOfOneNetwork: 10 };

test('no more work runs at once than allowed, and the rest waits in order', async () => {
  const slots = createHashSlots({ atOnce: 2, maxWaitMs, waiting });
  let busy = 0;
  let mostBusy = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const release = await slots.take(stranger());
      busy += 1;
      mostBusy = Math.max(mostBusy, busy);
      order.push(index);
      await Promise.resolve();
      busy -= 1;
      release?.();
    }),
  );
  expect(mostBusy).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('when the queue is full the next caller is refused, until a slot is free', async () => {
  const slots = createHashSlots({ atOnce: 1, maxWaitMs, waiting: { ...waiting, strangers: 1 } });
  const first = await slots.take(stranger());
  const second = slots.take(stranger());
  expect(await slots.take(stranger('another'))).toBeNull();
  first?.();
  (await second)?.();
  expect(await slots.take(stranger())).not.toBeNull();
});

test('a familiar client gets a place when the queue of strangers is full, and goes before them', async () => {
  const slots = createHashSlots({ atOnce: 1, maxWaitMs, waiting: { ...waiting, strangers: 2, familiar: 1 } });
  const running = await slots.take(stranger());
  const started: string[] = [];
  const waitAs = async (name: string, client: HashClient) => {
    const release = await slots.take(client);
    started.push(name);
    release?.();
  };
  const all = [waitAs('stranger', stranger()), waitAs('stranger', stranger()), waitAs('owner', owner)];
  expect(await slots.take(stranger())).toBeNull();
  expect(await slots.take(owner)).toBeNull();
  running?.();
  await Promise.all(all);
  expect(started).toEqual(['owner', 'stranger', 'stranger']);
});

test('one network cannot fill the queue of strangers', async () => {
  const slots = createHashSlots({ atOnce: 1, maxWaitMs, waiting: { ...waiting, strangersOfOneNetwork: 2 } });
  const running = await slots.take(stranger('flood'));
  const queued = [slots.take(stranger('flood')), slots.take(stranger('flood'))];
  expect(await slots.take(stranger('flood'))).toBeNull();
  const other = slots.take(stranger('other'));
  running?.();
  for (const one of [...queued, other]) (await one)?.();
  expect(await slots.take(stranger('flood'))).not.toBeNull();
});

test('a client that waits too long is refused, leaves the queue, and gets no slot later', async () => {
  const slots = createHashSlots({ atOnce: 1, maxWaitMs: 20, waiting: { ...waiting, strangers: 1 } });
  const running = await slots.take(stranger());
  expect(await slots.take(stranger())).toBeNull();
  const next = slots.take(stranger('another'));
  running?.();
  const release = await next;
  expect(release).not.toBeNull();
  release?.();
  expect(await slots.take(stranger())).not.toBeNull();
});
