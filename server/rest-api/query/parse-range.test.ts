import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './parse-range.ts';

test('a range never exceeds the limit of the table', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (limit, offset) => {
      expect(parseRange(1000, { limit: `${limit}`, offset: `${offset}` })).toEqual({
        ok: true,
        value: { limit: Math.min(limit, 1000), offset },
      });
    }),
  );
  expect(parseRange(1000, { limit: null, offset: null })).toEqual({
    ok: true,
    value: { limit: 1000, offset: 0 },
  });
});
