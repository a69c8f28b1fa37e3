/**
 * The time that one request may still wait, and whether it has met an outage. Available to everything that the request
 * calls.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseOutage } from './database-outage.ts';
import { requestMs } from './deadlines.ts';

class WaitingTime {
  hasMetOutage = false;
  #leftMs = requestMs;
  /** Concurrent waits count once. */
  #waits = 0;
  #startedAt = 0;

  get leftMs(): number {
    const runningMs = this.#waits > 0 ? performance.now() - this.#startedAt : 0;
    return Math.max(0, this.#leftMs - runningMs);
  }

  begin(): void {
    if (this.#waits === 0) this.#startedAt = performance.now();
    this.#waits += 1;
  }

  end(): void {
    this.#waits -= 1;
    if (this.#waits === 0) this.#leftMs -= performance.now() - this.#startedAt;
  }
}

const current = new AsyncLocalStorage<WaitingTime | null>();

/** Runs the work of one request under its limit. A nested call shares the outer limit. */
export function limitWaiting<Value>(work: () => Value): Value {
  return current.getStore() ? work() : current.run(new WaitingTime(), work);
}

/** Runs work that serves all requests, not only the one that happened to start it. */
export function withoutWaitingLimit<Value>(work: () => Value): Value {
  return current.run(null, work);
}

/**
 * Counts the time that `start` takes. Outside a request there is no limit.
 * @param start gets the remaining milliseconds, at least 1, and must end within them
 * @throws `DatabaseOutage` if none remain
 */
export async function wait<Value>(start: (leftMs: number) => Promise<Value>): Promise<Value> {
  const time = current.getStore();
  if (!time) return start(Number.POSITIVE_INFINITY);
  const { leftMs } = time;
  if (leftMs < 1) throw new DatabaseOutage('The request has waited long enough');
  time.begin();
  try {
    return await start(leftMs);
  } finally {
    time.end();
  }
}

/** Remembers that this request has met an outage, because a screen that fails drops its error. */
export function noteOutage(): void {
  const time = current.getStore();
  if (time) time.hasMetOutage = true;
}

export function hasMetOutage(): boolean {
  return current.getStore()?.hasMetOutage === true;
}
