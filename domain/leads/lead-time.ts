/** Contacts are counted by the day and hour of São Paulo. */
const timeZone = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' });

/** How long the hour of a tap is kept; the day stays. */
export const tapHourDays = 90;

/** @returns such as `2026-11-22` */
export function dayOf(at: Date): string {
  return day.format(at);
}

/** @returns 0 to 23 */
export function hourOf(at: Date): number {
  return Number(hour.format(at));
}

const dayMs = 86_400_000;

/** @returns the day so many days later, or earlier for a negative number */
export function addDays(from: string, days: number): string {
  return new Date(Date.parse(`${from}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * @param hourOfDay 24 for the end of the day
 * @returns the moment in ISO-8601 UTC. São Paulo has had no summer time since 2019, and nothing was counted before.
 */
export function momentOf(localDay: string, hourOfDay = 0): string {
  return new Date(Date.parse(`${localDay}T00:00-03:00`) + hourOfDay * 3_600_000).toISOString();
}
