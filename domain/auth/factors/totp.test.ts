import { expect, test } from 'vitest';
import { matchTotpStep, newTotpKey } from './totp.ts';

/** The key of RFC 6238, appendix B, in base32. The codes there have eight digits; apps show the last six. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1111111111, '050471', 37037037],
  [1234567890, '005924', 41152263],
  [2000000000, '279037', 66666666],
])('at second %i the code %s belongs to step %i', (second, code, step) => {
  expect(matchTotpStep(key, code, new Date(second * 1000))).toBe(step);
});

test('a code is accepted one step early and one step late, but no further', () => {
  const at = (steps: number) => new Date((2_000_000_000 + steps * 30) * 1000);
  expect([-2, -1, 0, 1, 2].map((steps) => matchTotpStep(key, '279037', at(steps)))).toEqual([
    null,
    66666666,
    66666666,
    66666666,
    null,
  ]);
});

test.each([[''], ['27903'], ['2790370'], ['abcdef'], ['２７９０３７'], ['-79037']])(
  '%j is not a code',
  (code) => {
    expect(matchTotpStep(key, code, new Date(2_000_000_000_000))).toBeNull();
  },
);

test('every key is different, and its picture fits into a data URL', () => {
  const label = { issuer: 'Portão: #1', account: 'dona@example.com' };
  const keys = Array.from({ length: 20 }, () => newTotpKey(label));
  expect(new Set(keys.map((key) => key.secret)).size).toBe(20);
  for (const { qrCode, uri } of keys) {
    expect(qrCode).toMatch(/^<svg [^#%\n]*<\/svg>$/);
    expect(qrCode.length).toBeLessThan(16_000);
    expect(new URL(uri).searchParams.get('issuer')).toBe('Portão  #1');
  }
});
