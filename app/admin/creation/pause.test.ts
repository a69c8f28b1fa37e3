import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pause lasts for the given time', async () => {
  const onEnd = vi.fn();
  void pause(1500, new AbortController().signal).then(onEnd);
  await vi.advanceTimersByTimeAsync(1499);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalled();
});

test('an aborted pause ends at once and leaves no timer behind', async () => {
  const stop = new AbortController();
  const pausing = pause(1500, stop.signal);
  stop.abort();
  await pausing;
  expect(vi.getTimerCount()).toBe(0);
  await pause(1500, stop.signal);
  expect(vi.getTimerCount()).toBe(0);
});
