import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, hourOf, momentOf, momentOfWallTime, wallTimeOf, weekdayOf } from './wall-time.ts';

test('clocks in São Paulo are three hours behind UTC, whatever the time zone of this machine', () => {
  const at = new Date('2026-11-23T02:30:59.999Z');
  expect([dayOf(at), hourOf(at), wallTimeOf(at)]).toEqual(['2026-11-22', 23, '2026-11-22T23:30']);
  expect(momentOfWallTime('2026-11-22T23:30').toISOString()).toBe('2026-11-23T02:30:00.000Z');
  expect(momentOf('2026-11-22')).toBe('2026-11-22T03:00:00.000Z');
  expect(momentOf('2026-11-22', 24)).toBe('2026-11-23T03:00:00.000Z');
});

test('a whole minute is the same moment after being written as a wall time and read again', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const at = new Date(minute * 60_000);
      expect(momentOfWallTime(wallTimeOf(at))).toEqual(at);
    }),
  );
});

test('summer time moves the moment, and an hour that clocks skip comes an hour later', () => {
  expect(momentOfWallTime('2018-12-01T09:00').toISOString()).toBe('2018-12-01T11:00:00.000Z');
  expect(wallTimeOf(momentOfWallTime('2018-11-04T00:30'))).toBe('2018-11-04T01:30');
});

test('days are counted across months and years, and the week begins on Monday', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7]);
});
