import fc from 'fast-check';
import { expect, test } from 'vitest';
import { table } from '#tests/support/rest/arbitrary-queries.ts';
import { parseFilter } from './parse-filters.ts';

test.each([
  ['2026-01-15', '2026-01-15T00:00:00.000Z'],
  ['2026-01-15 12:30', '2026-01-15T12:30:00.000Z'],
  ['2026-01-15T12:30:01.5-03', '2026-01-15T15:30:01.500Z'],
  ['2026-01-15T12:30:01.123456+0530', '2026-01-15T07:00:01.123Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-01-15t24:00z', '2026-01-16T00:00:00.000Z'],
  ['0001-01-01', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('the time %s is read as %s', (text, iso) => {
  expect(parseFilter(table, 'created_at', `eq.${text}`)).toMatchObject({ value: { value: iso } });
});

test.each(['15/01/2026', 'now()', '', '2026-01-15T12:30 03:00', '2026-01-15T12:30ZZ'])(
  '%j is refused as a time',
  (text) => {
    expect(parseFilter(table, 'created_at', `eq.${text}`)).toMatchObject({
      ok: false,
      failure: { code: '22007' },
    });
  },
);

test.each([
  '2026-13-01',
  '2026-02-30',
  '2026-02-29',
  '2026-04-31T12:00Z',
  '2026-01-00',
  '2026-01-15T25:00',
  '0000-01-01',
  '0000-12-31T23:59-14:00',
  '0001-01-01T00:00+14:00',
  '9999-12-31T23:59-14:00',
])('%s looks like a time but is out of range', (text) => {
  expect(parseFilter(table, 'created_at', `gt.${text}`)).toMatchObject({
    ok: false,
    failure: { code: '22008' },
  });
});

test('anything that looks like a time becomes a time with a four-digit year or is refused', () => {
  const twoDigits = (max: number) => fc.nat({ max }).map((number) => String(number).padStart(2, '0'));
  const year = fc.oneof(fc.stringMatching(/^\d{4}$/), fc.constantFrom('0000', '0001', '9999'));
  // A little beyond what a calendar and a clock have, so that most of them are times.
  const day = fc.tuple(year, twoDigits(13), twoDigits(32)).map((parts) => parts.join('-'));
  const zone = fc.constantFrom('', 'Z', '+14:00', '-14:00', '-03', '+0530', '+23:59');
  let read = 0;
  fc.assert(
    fc.property(day, twoDigits(25), zone, (date, hour, offset) => {
      const result = parseFilter(table, 'created_at', `lt.${date}T${hour}:00${offset}`);
      if (!result.ok) {
        expect(result.failure.code).toBe('22008');
        return;
      }
      read += 1;
      expect(result.value).toMatchObject({ value: expect.stringMatching(/^\d{4}-[\d-]{5}T[\d:.]{12}Z$/) });
    }),
    { numRuns: 500 },
  );
  expect(read).toBeGreaterThan(100);
});
