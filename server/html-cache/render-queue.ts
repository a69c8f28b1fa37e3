/**
 * Renders pages a few at a time. Each render begins in its own turn of the event loop, so that cached pages are served
 * in between. Pages of the site go before addresses that somebody typed or invented.
 */
import { setImmediate } from 'node:timers';
import { withTimeLimit } from '#database/outages/time-limit.ts';
import { wait } from '#database/outages/waiting-time.ts';
import { type Result, refusal, success } from '#domain/result.ts';

interface LineLimits {
  atOnce: number;
  /** How many may wait, at a few milliseconds each. */
  waiting: number;
  /** Pause after a render, as a multiple of its duration. */
  pauseShare: number;
}

export type RenderRank = 'listed' | 'other';
export type RenderLimits = Record<RenderRank, LineLimits>;

const defaultLimits: RenderLimits = {
  // More than one, so that a render that waits for PostgreSQL does not hold up the others.
  listed: { atOnce: 4, waiting: 200, pauseShare: 0 },
  // People who invent addresses get a quarter of the time, and visitors the rest.
  other: { atOnce: 1, waiting: 40, pauseShare: 3 },
};
/** A render that took longer was waiting for the database, not for the processor. */
const maxPauseMs = 50;

export interface RenderQueue {
  /** Refuses if too many are waiting already, or if the turn does not come in time. */
  run<Value>(rank: RenderRank, work: () => Promise<Value>): Promise<Result<Value, { code: 'too_busy' }>>;
}

interface Line extends LineLimits {
  running: number;
  waiters: (() => void)[];
}

export function createRenderQueue(limits: RenderLimits = defaultLimits): RenderQueue {
  const listed: Line = { ...limits.listed, running: 0, waiters: [] };
  const other: Line = { ...limits.other, running: 0, waiters: [] };
  let isCalling = false;

  function nextLine(): Line | undefined {
    return [listed, other].find(({ waiters, running, atOnce }) => waiters.length > 0 && running < atOnce);
  }

  function callNext(): void {
    if (isCalling || nextLine() === undefined) return;
    isCalling = true;
    setImmediate(() => {
      isCalling = false;
      const line = nextLine();
      const begin = line?.waiters.shift();
      if (line === undefined || begin === undefined) return;
      line.running += 1;
      begin();
      callNext();
    });
  }

  function end(line: Line): void {
    line.running -= 1;
    callNext();
  }

  function endAfterPause(line: Line, tookMs: number): void {
    const pauseMs = Math.min(tookMs * line.pauseShare, maxPauseMs);
    if (pauseMs === 0) end(line);
    else setTimeout(() => end(line), pauseMs).unref();
  }

  /** @returns whether the turn has come */
  async function waitInLine(line: Line): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<void>();
    line.waiters.push(resolve);
    callNext();
    try {
      await wait((leftMs) => withTimeLimit(promise, leftMs));
      return true;
    } catch {
      const place = line.waiters.indexOf(resolve);
      if (place === -1) end(line);
      else line.waiters.splice(place, 1);
      return false;
    }
  }

  return {
    async run(rank, work) {
      const line = rank === 'listed' ? listed : other;
      if (line.waiters.length >= line.waiting || !(await waitInLine(line)))
        return refusal({ code: 'too_busy' });
      const startedAt = performance.now();
      try {
        return success(await work());
      } finally {
        endAfterPause(line, performance.now() - startedAt);
      }
    },
  };
}
