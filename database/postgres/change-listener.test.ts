import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { ChangeSignal } from '#database/database.ts';
import { type SilencingProxy, startSilencingProxy } from '#tests/support/silencing-proxy.ts';
import { listenForChanges } from './change-listener.ts';

const serverUrl = inject('postgresUrl');
/** The time for an answer allows for a busy machine. */
const timing = { heartbeatMs: 100, answerMs: 1500 };

/** While it is disconnected, every call returns a new number. */
function isConnected(changes: ChangeSignal): boolean {
  const first = changes.current();
  return changes.current() === first;
}

describe.skipIf(serverUrl === null)('the listening connection', () => {
  let proxy: SilencingProxy;

  beforeEach(async () => {
    proxy = await startSilencingProxy(serverUrl);
  });
  afterEach(() => proxy.close());

  test('is replaced when it stays open but receives nothing', async () => {
    const changes = await listenForChanges(proxy.url, timing);
    // The first heartbeats are answered, so only the silence can end the connection.
    const answered = proxy.chunksFromTarget();
    await expect.poll(() => proxy.chunksFromTarget() - answered).toBeGreaterThan(3);
    expect(isConnected(changes)).toBe(true);
    const before = changes.current();
    proxy.silence();
    await expect.poll(() => isConnected(changes)).toBe(false);
    proxy.restore();
    await expect.poll(() => isConnected(changes)).toBe(true);
    expect(changes.current()).toBeGreaterThan(before);
    await changes.close();
  });

  test('is not replaced after it was closed, and leaves no connection open', async () => {
    const changes = await listenForChanges(proxy.url, timing);
    proxy.silence();
    await expect.poll(() => isConnected(changes)).toBe(false);
    // The next connection is being opened and gets no answer.
    await expect.poll(() => proxy.connections()).toBe(1);
    await changes.close();
    expect(isConnected(changes)).toBe(false);
    await expect.poll(() => proxy.connections()).toBe(0);
  });

  test('is not left open if it cannot listen', async () => {
    proxy.silence();
    await expect(listenForChanges(proxy.url, timing)).rejects.toThrow();
    await expect.poll(() => proxy.connections()).toBe(0);
  });
});
