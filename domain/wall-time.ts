/** Days and times in São Paulo, whatever the time zone of this machine. */

const timeZone = 'America/Sao_Paulo';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' });
const minuteFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** @returns a day such as `2026-11-22` */
export const dayOf = cachedPerSecond((at) => dayFormat.format(at));

/** @returns 0 to 23 */
export const hourOf = cachedPerSecond((at) => Number(hourFormat.format(at)));

/** @returns text such as `2026-11-22T14:05`, which a date and time input takes */
export function wallTimeOf(at: Date): string {
  return minuteFormat.format(at).replace(' ', 'T');
}

/** @returns the day this many days later, or earlier for a negative number */
export function addDays(from: string, days: number): string {
  return new Date(Date.parse(`${from}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** @returns 1 for Monday to 7 for Sunday */
export function weekdayOf(localDay: string): number {
  return new Date(`${localDay}T00:00Z`).getUTCDay() || 7;
}

/**
 * @param wallTime such as `2026-11-22T14:05`
 * @returns the moment at which clocks show it. For a time that is skipped when summer time begins, an hour later.
 */
export function momentOfWallTime(wallTime: string): Date {
  const shown = Date.parse(`${wallTime}:00Z`);
  // The offset from UTC may change between the first guess and the moment itself.
  const offsetAt = (ms: number) =>
    Date.parse(`${wallTimeOf(new Date(ms))}:00Z`) - Math.floor(ms / 60_000) * 60_000;
  const guess = shown - offsetAt(shown);
  const corrected = shown - offsetAt(guess);
  const isShown = wallTimeOf(new Date(corrected)) === wallTime;
  return new Date(isShown ? corrected : Math.max(guess, corrected));
}

/**
 * @param hourOfDay 24 for the end of the day
 * @returns the moment in ISO-8601 UTC
 */
export function momentOf(localDay: string, hourOfDay = 0): string {
  return new Date(momentOfWallTime(`${localDay}T00:00`).getTime() + hourOfDay * hourMs).toISOString();
}

/** Formatting takes as long as counting a click, and thousands of clicks may need it within one second. */
function cachedPerSecond<Value>(format: (at: Date) => Value): (at: Date) => Value {
  let last: { second: number; value: Value } | null = null;
  return (at) => {
    const second = Math.floor(at.getTime() / 1000);
    if (last?.second !== second) last = { second, value: format(at) };
    return last.value;
  };
}
