/** When a session ends by itself. Checked at every refresh and every call. */
import { daysBefore, latestPlausible } from '#domain/clock.ts';

/** A session that is unused for this long has ended. */
const idleDays = 14;
/** A session ends this long after the sign-in, however often it is used. */
const longestDays = 30;

/** ISO-8601, UTC. */
export interface SessionTimes {
  created_at: string;
  refreshed_at: string;
}

/** The earliest and latest times (ISO-8601, UTC) of a session that is still open. */
export interface SessionBounds {
  createdSince: string;
  refreshedSince: string;
  /** A later time comes from a clock that was ahead, so the session would outlive its limits. */
  latest: string;
}

export function openSessionBounds(at: Date): SessionBounds {
  return {
    createdSince: daysBefore(at, longestDays),
    refreshedSince: daysBefore(at, idleDays),
    latest: latestPlausible(at),
  };
}

/** @returns why the session has ended, or null while it is open */
export function sessionEnd(times: SessionTimes, at: Date): 'idle' | 'too_old' | null {
  const { createdSince, refreshedSince, latest } = openSessionBounds(at);
  if (times.created_at < createdSince || times.created_at > latest || times.refreshed_at > latest) {
    return 'too_old';
  }
  return times.refreshed_at < refreshedSince ? 'idle' : null;
}
