import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, hourOf, wallTimeOf, weekdayOf } from '#domain/wall-time.ts';
import { firstDripMoments, maxPerDay } from './drip-plan.ts';

const plans = fc
  .record({
    perDay: fc.integer({ min: 1, max: maxPerDay }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    hours: fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 2, maxLength: 2 }),
  })
  .map(({ hours, ...plan }) => ({ ...plan, fromHour: Math.min(...hours), toHour: Math.max(...hours) }));
const starts = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });

test('whatever the plan, each moment is later than the one before, on a chosen day and between its hours', () => {
  fc.assert(
    fc.property(plans, starts, fc.integer({ min: 1, max: 150 }), (plan, after, count) => {
      const moments = firstDripMoments(plan, count, after).map((moment) => new Date(moment));
      expect(moments).toHaveLength(count);
      for (const [index, moment] of moments.entries()) {
        expect(moment.getTime()).toBeGreaterThan((moments[index - 1] ?? after).getTime());
        expect(plan.weekdays).toContain(weekdayOf(dayOf(moment)));
        expect(hourOf(moment)).toBeGreaterThanOrEqual(plan.fromHour);
        expect(hourOf(moment)).toBeLessThan(plan.toHour);
      }
      const days = [...Map.groupBy(moments, dayOf).values()].map(({ length }) => length);
      expect(Math.max(...days)).toBeLessThanOrEqual(plan.perDay);
      // Only the first day, which may have begun already, and the last one may have room left.
      expect(days.slice(1, -1).every((length) => length === plan.perDay)).toBe(true);
    }),
  );
});

test('three a day on weekdays are spread over the hours, and a day that has begun gets only the moments left', () => {
  const plan = { perDay: 3, weekdays: [1, 2, 3, 4, 5], fromHour: 9, toHour: 18 };
  const friday = new Date('2026-11-27T13:00-03:00');
  expect(firstDripMoments(plan, 4, friday).map((moment) => wallTimeOf(new Date(moment)))).toEqual([
    '2026-11-27T15:00',
    '2026-11-30T09:00',
    '2026-11-30T12:00',
    '2026-11-30T15:00',
  ]);
});

test('a plan without weekdays, hours or pages throws a RangeError', () => {
  const plan = { perDay: 1, weekdays: [1], fromHour: 9, toHour: 18 };
  for (const wrong of [{ weekdays: [] }, { toHour: 9 }, { perDay: 0 }]) {
    expect(() => firstDripMoments({ ...plan, ...wrong }, 1, new Date())).toThrow(RangeError);
  }
});
