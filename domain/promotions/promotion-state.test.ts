import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf, isOffered, promotionState, promotionStates } from './promotion-state.ts';

const november = { begin: '2026-11-01', end: '2026-11-30' };

function statusAt(moment: string): string {
  return promotionState('express', november, new Date(moment)).status;
}

test('a promotion runs from midnight of its first day to midnight after its last, in São Paulo', () => {
  expect(statusAt('2026-11-01T02:59:59.999Z')).toBe('upcoming');
  expect(statusAt('2026-11-01T03:00:00.000Z')).toBe('running');
  expect(statusAt('2026-12-01T02:59:59.999Z')).toBe('running');
  expect(statusAt('2026-12-01T03:00:00.000Z')).toBe('ended');
});

test('a day whose midnight was skipped by the summer time of 2018 begins an hour later', () => {
  const dates = { begin: '2018-11-04', end: '2018-11-04' };
  expect(changesOf({ express: dates, kits: null }).map((moment) => new Date(moment).toISOString())).toEqual([
    '2018-11-04T03:00:00.000Z',
    '2018-11-05T02:00:00.000Z',
  ]);
});

test('a promotion without dates is offered at any time, and nothing ever changes', () => {
  const calendar = { express: null, kits: null };
  const states = promotionStates(calendar, new Date('2040-01-01'));
  expect(Object.values(states).every(isOffered)).toBe(true);
  expect(changesOf(calendar)).toEqual([]);
});

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyDates = fc.tuple(day, day).map((days) => {
  const [begin = '', end = ''] = days.sort();
  return { begin, end };
});

test('a promotion runs exactly on the days in São Paulo from its first to its last', () => {
  const inSaoPaulo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
  fc.assert(
    fc.property(anyDates, fc.integer({ min: -72, max: 72 }), fc.boolean(), (dates, hours, nearEnd) => {
      const now = new Date(Date.parse(nearEnd ? dates.end : dates.begin) + hours * 3_600_000);
      const today = inSaoPaulo.format(now);
      const unlessUpcoming = today <= dates.end ? 'running' : 'ended';
      const expected = today < dates.begin ? 'upcoming' : unlessUpcoming;
      expect(promotionState('kits', dates, now).status).toBe(expected);
    }),
  );
});

test('the state changes at the listed moments and at no other', () => {
  fc.assert(
    fc.property(anyDates, (dates) => {
      const moments = changesOf({ express: null, kits: dates });
      const statuses = moments.flatMap((moment) =>
        [moment - 1, moment].map((at) => promotionState('kits', dates, new Date(at)).status),
      );
      expect(statuses).toEqual(['upcoming', 'running', 'running', 'ended']);
    }),
  );
});
