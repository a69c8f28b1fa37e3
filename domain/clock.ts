/** Returns the current time. It is passed in, so that a test can set the time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const dayMs = 24 * 60 * 60 * 1000;

/** @returns ISO-8601, UTC, as the database stores times */
export function daysBefore(at: Date, days: number): string {
  return daysAfter(at, -days);
}

/** @returns ISO-8601, UTC, as the database stores times */
export function daysAfter(at: Date, days: number): string {
  return new Date(at.getTime() + days * dayMs).toISOString();
}

/**
 * The same day of the year, some years earlier.
 * @returns ISO-8601, UTC, as the database stores times
 */
export function yearsBefore(at: Date, years: number): string {
  const then = new Date(at);
  then.setUTCFullYear(at.getUTCFullYear() - years);
  return then.toISOString();
}

/** By how much the clocks of two machines may differ. A stored time further in the future comes from a wrong clock. */
const clockToleranceMs = 60 * 60 * 1000;

/** @returns the latest time (ISO-8601, UTC) that a row can have been stored at */
export function latestPlausible(at: Date): string {
  return new Date(at.getTime() + clockToleranceMs).toISOString();
}
