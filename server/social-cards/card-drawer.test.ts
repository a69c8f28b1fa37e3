import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createCardDrawer, drawMs, maxWaiting } from './card-drawer.ts';

/** A process that draws nothing until it is told to. */
class FakeProcess extends EventEmitter {
  readonly ordered: string[] = [];
  connected = true;
  wasKilled = false;

  send({ title }: { title: string }): boolean {
    this.ordered.push(title);
    return true;
  }

  disconnect(): void {
    this.connected = false;
  }

  kill(): boolean {
    this.wasKilled = true;
    return true;
  }

  answer(): void {
    this.emit('message', { png: new Uint8Array(1), etag: '"a"' });
  }
}

function drawerWithFakes() {
  const started: FakeProcess[] = [];
  const drawer = createCardDrawer(() => {
    const child = new FakeProcess();
    started.push(child);
    return child as unknown as ChildProcess;
  });
  return { drawer, started };
}

test('cards are drawn one at a time, and a title that is waiting is drawn once', async () => {
  const { drawer, started } = drawerWithFakes();
  const cards = [drawer.draw('a'), drawer.draw('b'), drawer.draw('a')];
  const [child] = started;
  expect(child?.ordered).toEqual(['a']);
  child?.answer();
  expect(child?.ordered).toEqual(['a', 'b']);
  child?.answer();
  expect((await Promise.all(cards)).every(({ ok }) => ok)).toBe(true);
  expect([started.length, drawer.waiting]).toEqual([1, 0]);
});

test('when the queue is full, a card is refused', async () => {
  const { drawer, started } = drawerWithFakes();
  const waiting = Array.from({ length: maxWaiting }, (_, index) => drawer.draw(`card ${index}`));
  expect(await drawer.draw('one more')).toEqual({ ok: false, failure: { code: 'too_many_cards' } });
  for (let drawn = 0; drawn < maxWaiting; drawn += 1) started[0]?.answer();
  await Promise.all(waiting);
  expect(drawer.waiting).toBe(0);
});

test('a process that dies fails the card it was drawing, and another process draws the next', async () => {
  const { drawer, started } = drawerWithFakes();
  const [failed, next] = [drawer.draw('a'), drawer.draw('b')];
  started[0]?.emit('exit', null, 'SIGKILL');
  await expect(failed).rejects.toThrow('SIGKILL');
  expect(started[1]?.ordered).toEqual(['b']);
  started[1]?.answer();
  expect((await next).ok).toBe(true);
});

test('a card that takes too long is abandoned, and another process draws the next', async () => {
  vi.useFakeTimers();
  try {
    const { drawer, started } = drawerWithFakes();
    const [slow, next] = [drawer.draw('a'), drawer.draw('b')];
    vi.advanceTimersByTime(drawMs);
    expect(await slow).toEqual({ ok: false, failure: { code: 'card_too_slow' } });
    expect(started[0]?.wasKilled).toBe(true);
    started[1]?.answer();
    expect((await next).ok).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('a process is replaced after two hundred cards, before its memory grows too much', async () => {
  const { drawer, started } = drawerWithFakes();
  for (let card = 0; card < 450; card += 1) {
    const drawn = drawer.draw(`card ${card}`);
    started.at(-1)?.answer();
    await drawn;
  }
  expect(started.map(({ connected }) => connected)).toEqual([false, false, true]);
});
