/** Visitors who arrive at a steady rate, whether or not those before them were answered. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome } from './ask.ts';

export interface Stream {
  name: string;
  ask(): Promise<Outcome>;
}

export interface Observed {
  stream: string;
  outcome: Outcome;
  /** Counted from the first request, in milliseconds. */
  startedMs: number;
}

const everyMs = 200;

/** Sends one request of each stream per interval until the fault is over, then waits for the last answers. */
export async function observe(streams: readonly Stream[], fault: () => Promise<void>): Promise<Observed[]> {
  const running: Promise<Observed>[] = [];
  const begunAt = performance.now();
  let isOver = false;
  async function send(): Promise<void> {
    while (!isOver) {
      for (const { name, ask } of streams) {
        const startedMs = performance.now() - begunAt;
        running.push(ask().then((outcome) => ({ stream: name, outcome, startedMs })));
      }
      await delay(everyMs);
    }
  }
  const sending = send();
  try {
    await fault();
  } finally {
    isOver = true;
    await sending;
  }
  return Promise.all(running);
}

/** @returns milliseconds until the outcome is good, or Infinity if it is not good within the limit */
export async function millisecondsUntil(
  ask: () => Promise<Outcome>,
  isGood: (outcome: Outcome) => boolean,
  limitMs = 30_000,
): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < limitMs) {
    if (isGood(await ask())) return performance.now() - startedAt;
    await delay(20);
  }
  return Number.POSITIVE_INFINITY;
}
