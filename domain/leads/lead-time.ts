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
