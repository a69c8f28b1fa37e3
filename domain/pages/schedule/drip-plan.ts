/**
 * Computes when pages that are scheduled together are published: a number per day, on some weekdays, between two hours
 * in São Paulo.
 */
import { addDays, dayOf, momentOfWallTime, weekdayOf } from '#domain/wall-time.ts';

export interface DripPlan {
  /** 1 to `maxPerDay`. */
  perDay: number;
  /** 1 for Monday to 7 for Sunday; at least one. */
  weekdays: readonly number[];
  /** Whole hours, 0 to 23. */
  fromHour: number;
  /** Later than `fromHour`, at most 24. No page is published at this hour or later. */
  toHour: number;
}

/** One per minute in a plan of a single hour. */
export const maxPerDay = 60;

/**
 * @param after all times are later than this
 * @returns an endless sequence of times, ISO-8601 in UTC, in order and spread evenly over the hours of each day
 */
export function* dripMoments(
  { perDay, weekdays, fromHour, toHour }: DripPlan,
  after: Date,
): Generator<string, never> {
  if (weekdays.length === 0 || toHour <= fromHour || perDay < 1)
    throw new RangeError('The plan has no moment');
  for (let day = dayOf(after); ; day = addDays(day, 1)) {
    if (!weekdays.includes(weekdayOf(day))) continue;
    for (let place = 0; place < perDay; place += 1) {
      const minutes = fromHour * 60 + Math.floor((place * (toHour - fromHour) * 60) / perDay);
      const moment = momentOfWallTime(`${day}T${clockOf(minutes)}`);
      if (moment > after) yield moment.toISOString();
    }
  }
}

/** @returns a moment for each of this many pages */
export function firstDripMoments(plan: DripPlan, count: number, after: Date): string[] {
  const moments = dripMoments(plan, after);
  return Array.from({ length: count }, () => moments.next().value);
}

function clockOf(minutes: number): string {
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}
