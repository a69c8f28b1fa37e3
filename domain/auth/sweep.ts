/** Deletes expired data. Runs after attempts to sign in, whether or not they succeed. */
import type { Database } from '#database/database.ts';
import type { Clock } from '#domain/clock.ts';
import { tidyEvents } from './audit/audit-log.ts';
import {
  deleteExpiredCounters,
  deleteSmallestCounters,
  shortenCounters,
} from './limits/rate-counter-store.ts';
import { openSessionBounds } from './sessions/session-end.ts';
import { deleteEndedSessions } from './sessions/session-store.ts';

export interface SweepDependencies {
  database: Database;
  clock: Clock;
}

/** Called after each attempt; most calls do nothing. */
export type Sweep = () => Promise<void>;

const everyMs = 60_000;
const everyAttempts = 100;

/**
 * How many counters a sweep leaves, besides those of second factors. Each wrong password adds up to six more until the
 * next sweep.
 */
export const maxCounters = 2000;
/** The longest window of any limit. */
const longestWindowMs = 90 * 24 * 60 * 60 * 1000;
/** Prefix of the counters of second factors. They are spared, because creating one takes the right password. */
const factorCounters = 'factor:';

export function createSweep({ database, clock }: SweepDependencies): Sweep {
  let lastSweepMs = Number.NEGATIVE_INFINITY;
  let attempts = 0;
  return async () => {
    const at = clock();
    const atMs = at.getTime();
    attempts += 1;
    const isRecent = atMs >= lastSweepMs && atMs - lastSweepMs < everyMs;
    if (isRecent && attempts < everyAttempts) return;
    lastSweepMs = atMs;
    attempts = 0;
    const { query } = database;
    await deleteExpiredCounters(query, atMs);
    await shortenCounters(query, atMs + longestWindowMs);
    await deleteSmallestCounters(query, { kept: maxCounters, excepted: factorCounters });
    await deleteEndedSessions(query, openSessionBounds(at));
    await tidyEvents(query, at);
  };
}
