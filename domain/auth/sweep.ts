/** Deletes expired data. Runs after attempts to sign in, whether or not they succeed. */
import type { Database } from '#database/database.ts';
import type { Clock } from '#domain/clock.ts';
import { removeOldEvents } from './audit/audit-log.ts';
import {
  deleteExpiredCounters,
  deleteSmallestCounters,
  shortenCounters,
} from './limits/rate-counter-store.ts';
import { sessionsEndedBy } from './sessions/session-end.ts';
import { deleteEndedSessions } from './sessions/session-store.ts';

export interface SweepDependencies {
  database: Database;
  clock: Clock;
}

/** Called after each attempt; most calls do nothing. */
export type Sweep = () => Promise<void>;

const everyMs = 60_000;
const everyAttempts = 100;

/** Each bad password creates up to six counters. Between two sweeps there can be that many more. */
export const maxCounters = 2000;
/** The longest window of any limit. */
const longestWindowMs = 90 * 24 * 60 * 60 * 1000;
/** Counters of second factors: anybody who creates one knows a password, and has separate limits. */
const factorCounters = 'factor:';

export function createSweep({ database, clock }: SweepDependencies): Sweep {
  let sweptMs = Number.NEGATIVE_INFINITY;
  let attempts = 0;
  return async () => {
    const at = clock();
    const nowMs = at.getTime();
    attempts += 1;
    const isRecent = nowMs >= sweptMs && nowMs - sweptMs < everyMs;
    if (isRecent && attempts < everyAttempts) return;
    sweptMs = nowMs;
    attempts = 0;
    const { query } = database;
    await deleteExpiredCounters(query, nowMs);
    await shortenCounters(query, nowMs + longestWindowMs);
    await deleteSmallestCounters(query, { kept: maxCounters, excepted: factorCounters });
    await deleteEndedSessions(query, sessionsEndedBy(at));
    await removeOldEvents(query, at);
  };
}
