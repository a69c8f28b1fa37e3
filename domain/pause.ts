/** For loops that may be long, in the thread that serves visitors. */
import { setImmediate as afterOtherWork } from 'node:timers/promises';
import { TooCostly } from '#database/too-costly.ts';

/** How many milliseconds a piece of work has left. */
export type RemainingMs = () => number;

export const unlimited: RemainingMs = () => Number.POSITIVE_INFINITY;

/**
 * Lets other work run if this work has run for a while.
 * @throws TooCostly when no time is left
 */
export type Pause = () => Promise<void>;

/** A visitor does not notice this delay. */
const sliceMs = 10;
/** Reserved for sending the answer. */
const reservedMs = 1;

/** @returns a function to call between two steps of the work */
export function createPause(remainingMs: RemainingMs = unlimited): Pause {
  let pausedAt = performance.now();
  return async () => {
    if (performance.now() - pausedAt < sliceMs) return;
    if (remainingMs() <= reservedMs) throw new TooCostly();
    await afterOtherWork();
    pausedAt = performance.now();
  };
}
