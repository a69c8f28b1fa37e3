import { expect, test } from 'vitest';
import { createVisits, maxVisits, visitMinutes } from './visits.ts';

const day = '2026-11-22';
const start = Date.parse('2026-11-22T15:00:00Z');
const view = { network: '192.0.2.1', agent: 'phone', kind: '/', source: 'google.com', day };
const after = (minutes: number) => new Date(start + minutes * 60_000);

test('a visit goes on until half an hour passes without a view', () => {
  const visits = createVisits('outras');
  visits.note({ ...view, at: after(0) });
  const again = { ...view, source: null };
  const almost = visitMinutes - 0.01;
  expect(visits.note({ ...again, at: after(almost) })).toEqual({ source: 'google.com', isFirst: false });
  expect(visits.note({ ...again, at: after(2 * almost) })).toEqual({ source: 'google.com', isFirst: false });
  const later = after(2 * almost + visitMinutes);
  expect(visits.note({ ...again, at: later })).toEqual({ source: 'outras', isFirst: true });
});

test('another page, browser or network is counted separately', () => {
  const visits = createVisits('outras');
  const isFirst = (changes: Partial<typeof view>) =>
    visits.note({ ...view, ...changes, at: after(0) }).isFirst;
  expect([isFirst({}), isFirst({})]).toEqual([true, false]);
  expect([
    isFirst({ kind: '/motores' }),
    isFirst({ agent: 'other' }),
    isFirst({ network: '192.0.2.2' }),
  ]).toEqual([true, true, true]);
});

test('no visit outlives its day', () => {
  const visits = createVisits('outras');
  visits.note({ ...view, at: after(0) });
  const nextDay = { ...view, source: null, day: '2026-11-23', at: after(1) };
  expect(visits.note(nextDay)).toEqual({ source: 'outras', isFirst: true });
});

test('when there are more visits than can be remembered, the oldest without a second view is forgotten', () => {
  const visits = createVisits('outras');
  const note = (number: number) =>
    visits.note({ ...view, network: `network ${number}`, source: null, at: after(0) }).isFirst;
  for (let number = 0; number < maxVisits; number += 1) note(number);
  expect(note(0)).toBe(false);
  expect(note(maxVisits)).toBe(true);
  expect([note(0), note(1)]).toEqual([false, true]);
});

test('on a new day the visits of the day before are forgotten, and the number of visits is still limited', () => {
  const visits = createVisits('outras');
  const note = (number: number, on: string) =>
    visits.note({ ...view, network: `network ${number}`, source: null, at: after(0), day: on }).isFirst;
  for (let number = 0; number <= maxVisits; number += 1) note(number, day);
  for (let number = 0; number <= maxVisits; number += 1) note(number, '2026-11-23');
  expect([note(2, '2026-11-23'), note(0, '2026-11-23')]).toEqual([false, true]);
});
