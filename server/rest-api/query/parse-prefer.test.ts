import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/rest/arbitrary-queries.ts';
import { parsePrefer } from './parse-prefer.ts';

test('preferences are parsed in any order, and the applied ones are reported', () => {
  expect(parsePrefer('count=exact,return=representation , missing=default')).toEqual({
    ok: true,
    value: {
      hasRepresentation: true,
      isMinimal: false,
      hasCount: true,
      isUpsert: false,
      applied: 'count=exact, return=representation, missing=default',
    },
  });
  expect(parsePrefer('missing=default,return=representation,count=exact')).toMatchObject({
    value: { hasRepresentation: true, hasCount: true },
  });
  expect(parsePrefer('resolution=merge-duplicates')).toMatchObject({ value: { isUpsert: true } });
  expect(parsePrefer(undefined)).toMatchObject({ value: { hasRepresentation: false, applied: null } });
});

test('arbitrary text is ignored, not refused', () => {
  fc.assert(fc.property(anyText, (text) => parsePrefer(text).ok));
});
