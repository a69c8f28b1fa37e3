import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { ChangeSignal } from '#database/database.ts';
import { type SilencingProxy, startSilencingProxy } from '#tests/support/silencing-proxy.ts';
import { listenForChanges } from './change-listener.ts';

const serverUrl = inject('postgresUrl');
const timing = { heartbeatMs: 150, answerMs: 100 };

/** Every look counts as a change while it does not. */
function isHearing(changes: ChangeSignal): boolean {
  const first = changes.current();
  return changes.current() === first;
}

describe.skipIf(serverUrl === null)('the listening connection', () => {
  let proxy: SilencingProxy;

  beforeEach(async () => {
    proxy = await startSilencingProxy(serverUrl);
  });
  afterEach(() => proxy.close());

  test('that still stands but hears nothing more is noticed, and made anew', async () => {
    const changes = await listenForChanges(proxy.url, timing);
    // Some beats that are answered, so that it is the silence that ends it.
    await delay(3 * timing.heartbeatMs);
    expect(isHearing(changes)).toBe(true);
    const before = changes.current();
    proxy.silence();
    await vi.waitFor(() => expect(isHearing(changes)).toBe(false), { timeout: 2000 });
    proxy.restore();
    await vi.waitFor(() => expect(isHearing(changes)).toBe(true), { timeout: 5000 });
    expect(changes.current()).toBeGreaterThan(before);
    await changes.close();
  });

  test('is not made anew once it has been closed, and none is left open', async () => {
    const changes = await listenForChanges(proxy.url, timing);
    proxy.silence();
    await vi.waitFor(() => expect(isHearing(changes)).toBe(false), { timeout: 2000 });
    // The next one is being made, and gets no answer.
    await vi.waitFor(() => expect(proxy.connections()).toBe(1), { timeout: 2000 });
    await changes.close();
    expect(isHearing(changes)).toBe(false);
    await vi.waitFor(() => expect(proxy.connections()).toBe(0));
  });

  test('that cannot listen is not left open', async () => {
    proxy.silence();
    await expect(listenForChanges(proxy.url, timing)).rejects.toThrow();
    await vi.waitFor(() => expect(proxy.connections()).toBe(0), { timeout: 3000 });
  });
});
