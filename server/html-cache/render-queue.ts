/**
 * Renders pages a few at a time. Each render begins in its own turn of the event loop, so that cached pages are served
 * in between. Pages of the site go before addresses that somebody typed or invented. Every render of a screen passes
 * through here, even if the screen is never cached.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
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

export type RenderRank = 'listed' | 'generated' | 'private' | 'other';
export type RenderLimits = Record<RenderRank, LineLimits>;

const defaultLimits: RenderLimits = {
  // More than one, so that a render that waits for PostgreSQL does not hold up the others.
  listed: { atOnce: 4, waiting: 200, pauseShare: 0 },
  // Only the database knows which of these addresses have a page, and the others cost little: they redirect.
  generated: { atOnce: 2, waiting: 200, pauseShare: 11 },
  // Kept apart from `other`, so that somebody who invents addresses does not hold up the owner.
  private: { atOnce: 1, waiting: 40, pauseShare: 15 },
  // People who invent addresses get a sixteenth of the time, and visitors the rest.
  other: { atOnce: 1, waiting: 40, pauseShare: 15 },
};
/** A render after which the pause would be longer was waiting for the database, not for the processor. */
const maxPauseMs = 100;

export interface RenderQueue {
  /**
   * Refuses if too many are waiting already, or if the turn does not come in time. Work that already has a turn runs at
   * once.
   */
  run<Value>(rank: RenderRank, work: () => Promise<Value>): Promise<Result<Value, { code: 'too_busy' }>>;
}

interface Line extends LineLimits {
  running: number;
  waiters: (() => void)[];
}

export function createRenderQueue(limits: RenderLimits = defaultLimits): RenderQueue {
  const createLine = (rank: RenderRank): Line => ({ ...limits[rank], running: 0, waiters: [] });
  /** In order of precedence. */
  const lines: Record<RenderRank, Line> = {
    listed: createLine('listed'),
    generated: createLine('generated'),
    private: createLine('private'),
    other: createLine('other'),
  };
  const turn = new AsyncLocalStorage<true>();
  let isCalling = false;

  function nextLine(): Line | undefined {
    return Object.values(lines).find(
      ({ waiters, running, atOnce }) => waiters.length > 0 && running < atOnce,
    );
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
      // The turn came just as the time ran out, so the next waiter gets it.
      if (place === -1) end(line);
      else line.waiters.splice(place, 1);
      return false;
    }
  }

  return {
    async run(rank, work) {
      if (turn.getStore()) return success(await work());
      const line = lines[rank];
      if (line.waiters.length >= line.waiting || !(await waitInLine(line)))
        return refusal({ code: 'too_busy' });
      const startedAt = performance.now();
      try {
        return success(await turn.run(true, work));
      } finally {
        endAfterPause(line, performance.now() - startedAt);
      }
    },
  };
}
