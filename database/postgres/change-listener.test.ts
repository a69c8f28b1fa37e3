import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { ChangeSignal } from '#database/database.ts';
import { type SilencingProxy, startSilencingProxy } from '#tests/support/silencing-proxy.ts';
import { listenForChanges } from './change-listener.ts';

const serverUrl = inject('postgresUrl');
/** An answer has a busy machine's time. */
const timing = { heartbeatMs: 100, answerMs: 1500 };

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
    const answered = proxy.answers();
    await expect.poll(() => proxy.answers() - answered).toBeGreaterThan(3);
    expect(isHearing(changes)).toBe(true);
    const before = changes.current();
    proxy.silence();
    await expect.poll(() => isHearing(changes)).toBe(false);
    proxy.restore();
    await expect.poll(() => isHearing(changes)).toBe(true);
    expect(changes.current()).toBeGreaterThan(before);
    await changes.close();
  });

  test('is not made anew once it has been closed, and none is left open', async () => {
    const changes = await listenForChanges(proxy.url, timing);
    proxy.silence();
    await expect.poll(() => isHearing(changes)).toBe(false);
    // The next one is being made, and gets no answer.
    await expect.poll(() => proxy.connections()).toBe(1);
    await changes.close();
    expect(isHearing(changes)).toBe(false);
    await expect.poll(() => proxy.connections()).toBe(0);
  });

  test('that cannot listen is not left open', async () => {
    proxy.silence();
    await expect(listenForChanges(proxy.url, timing)).rejects.toThrow();
    await expect.poll(() => proxy.connections()).toBe(0);
  });
});
