import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startCpuTimer } from '#tests/support/cpu-time.ts';
import { anyText, quote } from '#tests/support/rest/arbitrary-queries.ts';
import { splitList } from './split-list.ts';

test('a list of quoted items is split into the original items', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), (items) => {
      expect(splitList(items.map(quote).join(','))).toEqual(items);
    }),
  );
});

test('an unquoted list is split at commas and trimmed', () => {
  expect(splitList('a, b ,c d')).toEqual(['a', 'b', 'c d']);
  expect(splitList('')).toEqual(['']);
  expect(splitList('a,')).toEqual(['a', '']);
});

test.each(['"a', 'a"b"', '"a"b', '"a\\"'])('the list %s has a misplaced quote and is refused', (text) => {
  expect(splitList(text)).toBeNull();
});

test('a long hostile list is split in linear time', () => {
  const cpuMs = startCpuTimer();
  expect(splitList(`"${'\\'.repeat(50_000)}`)).toBeNull();
  expect(splitList(','.repeat(20_000))).toHaveLength(20_001);
  expect(cpuMs()).toBeLessThan(500);
});

test('white space around items is removed, however long it is', () => {
  const spaces = ' '.repeat(2_000);
  expect(splitList(`${spaces}a b${spaces},${spaces}" c "${spaces}`)).toEqual(['a b', ' c ']);
});
