/** Watches whether reads or writes work by trying one: at once when in doubt, and then repeatedly until it works. */
import { setTimeout as delay } from 'node:timers/promises';
import { checkAgainMs, checkMs } from './deadlines.ts';
import { withTimeLimit } from './time-limit.ts';
import { withoutWaitingLimit } from './waiting-time.ts';

export interface WatchedPart {
  readonly isUp: boolean;
  /** Reports that it does not work. It is then tried until it does. */
  fail(error: unknown): void;
  /**
   * Tries it once, or joins a try that is running.
   * @returns whether it works; false without a try during a known outage
   */
  check(): Promise<boolean>;
  stop(): void;
}

export interface WatchPartOptions {
  /** Rejects if it does not work. */
  attempt(): Promise<unknown>;
  /** @param cause the error, or null when it works again */
  onChange(isUp: boolean, cause: unknown): void;
}

export function watchPart({ attempt, onChange }: WatchPartOptions): WatchedPart {
  let isUp = true;
  let isStopped = false;
  let running: Promise<boolean> | null = null;

  async function tryOnce(): Promise<boolean> {
    try {
      await withTimeLimit(attempt(), checkMs);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }

  function fail(error: unknown): void {
    if (!isUp || isStopped) return;
    isUp = false;
    onChange(false, error);
    void withoutWaitingLimit(untilUp);
  }

  async function untilUp(): Promise<void> {
    while (!isUp && !isStopped) {
      await delay(checkAgainMs, undefined, { ref: false });
      if (isStopped || !(await tryOnce())) continue;
      isUp = true;
      onChange(true, null);
    }
  }

  return {
    get isUp() {
      return isUp;
    },
    fail,
    async check() {
      if (!isUp) return false;
      running ??= withoutWaitingLimit(tryOnce).finally(() => {
        running = null;
      });
      return running;
    },
    stop() {
      isStopped = true;
    },
  };
}
