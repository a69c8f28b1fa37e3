/**
 * Admits the reads that may visit every row: one at a time per session, few at once in total, and each for a limited
 * time. A read waits briefly for its turn, and is answered within three seconds; a call may take longer.
 */
import { TooCostly } from '#database/too-costly.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { failures, type RestFailure } from './rest-failure.ts';

export interface CostlyReads {
  /**
   * @param read gets a function that returns how many milliseconds it has left
   * @returns what `read` returned, or why it was not admitted or was cancelled
   */
  run<Value>(
    caller: Pick<SignedInCaller, 'sessionId'>,
    read: (remainingMs: () => number) => Promise<Value>,
  ): Promise<Result<Value, RestFailure>>;
}

export interface CostlyReadLimits {
  atOnce: number;
  waiting: number;
  maxWaitMs: number;
  maxReadMs: number;
}

/** Twenty searches that one session sends at once are all answered, one after the other, if each takes about 30 ms. */
export const usualLimits: CostlyReadLimits = { atOnce: 2, waiting: 32, maxWaitMs: 700, maxReadMs: 1800 };

interface Waiting {
  sessionId: string;
  admit(): void;
}

/**
 * The official client sends a refused read again but not a call, so a call waits longer. It may also work longer: the
 * longest list takes a second on a machine that has nothing else to do.
 */
export function callLimits({ maxWaitMs, maxReadMs, ...others }: CostlyReadLimits): CostlyReadLimits {
  return { ...others, maxWaitMs: maxWaitMs * 3, maxReadMs: maxReadMs * 4 };
}

/** @param cancelled the refusal for a read that was cancelled because its time was up */
export function createCostlyReads(
  limits: CostlyReadLimits = usualLimits,
  cancelled: RestFailure = failures.tooCostly,
): CostlyReads {
  const sessionsReading = new Set<string>();
  let queue: Waiting[] = [];

  function admitNext(): void {
    for (const waiting of queue) {
      if (sessionsReading.size >= limits.atOnce) return;
      if (!sessionsReading.has(waiting.sessionId)) waiting.admit();
    }
  }

  /** @returns false if the queue is full or its turn did not come in time */
  function waitForTurn(sessionId: string): Promise<boolean> {
    if (queue.length >= limits.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const leaveQueue = () => {
        queue = queue.filter((waiting) => waiting !== entry);
        clearTimeout(timeout);
      };
      const entry: Waiting = {
        sessionId,
        admit() {
          leaveQueue();
          sessionsReading.add(sessionId);
          resolve(true);
        },
      };
      const timeout = setTimeout(() => {
        leaveQueue();
        resolve(false);
      }, limits.maxWaitMs);
      queue.push(entry);
      admitNext();
    });
  }

  return {
    async run({ sessionId }, read) {
      if (!(await waitForTurn(sessionId))) return refusal(failures.tooManyReads);
      const deadline = performance.now() + limits.maxReadMs;
      try {
        return success(await read(() => Math.max(1, deadline - performance.now())));
      } catch (error) {
        if (error instanceof TooCostly) return refusal(cancelled);
        throw error;
      } finally {
        sessionsReading.delete(sessionId);
        admitNext();
      }
    },
  };
}
