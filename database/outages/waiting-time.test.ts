import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseOutage } from './database-outage.ts';
import { requestMs } from './deadlines.ts';
import { hasMetOutage, limitWaiting, noteOutage, wait, withoutWaitingLimit } from './waiting-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const left = () => wait(async (leftMs) => leftMs);
const waitFor = (ms: number) => wait(async () => vi.advanceTimersByTime(ms));

test('all waits of a request are taken from one budget of time', async () => {
  await limitWaiting(async () => {
    await waitFor(500);
    await waitFor(300);
    expect(await left()).toBe(requestMs - 800);
    await waitFor(requestMs);
    await expect(left()).rejects.toThrow(DatabaseOutage);
  });
});

test('concurrent waits count once, and work in between does not count', async () => {
  await limitWaiting(async () => {
    // Each of the two moves the clock by 100 ms, so 200 ms pass. Counted one by one, the three waits would be longer.
    await wait(async () => {
      await Promise.all([waitFor(100), waitFor(100)]);
    });
    vi.advanceTimersByTime(10 * requestMs);
    expect(await left()).toBe(requestMs - 200);
  });
});

test('nested work shares the time of its request; another request has its own', async () => {
  await limitWaiting(async () => {
    await waitFor(500);
    await limitWaiting(async () => expect(await left()).toBe(requestMs - 500));
    await withoutWaitingLimit(async () => expect(await left()).toBe(Number.POSITIVE_INFINITY));
  });
  await limitWaiting(async () => expect(await left()).toBe(requestMs));
  expect(await left()).toBe(Number.POSITIVE_INFINITY);
});

test('an outage is remembered for its own request only', () => {
  limitWaiting(() => {
    noteOutage();
    expect(hasMetOutage()).toBe(true);
  });
  limitWaiting(() => expect(hasMetOutage()).toBe(false));
  noteOutage();
  expect(hasMetOutage()).toBe(false);
});
