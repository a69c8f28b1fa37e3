import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startCpuTimer } from '#tests/support/cpu-time.ts';
import { canonicalForm } from './canonical-form.ts';

test.each([
  ['/', '/'],
  ['/sitemap', '/sitemap'],
  ['/sitemap/', '/sitemap'],
  ['//', '/'],
  ['//evil.com//', '/evil.com'],
  ['/ADMIN/Login', '/admin/login'],
  ['/%61dmin', '/admin'],
  ['/%41dmin', '/admin'],
  ['/port%c3%a3o', '/port%C3%A3o'],
  ['/a%2fb', '/a%2Fb'],
  ['/%', '/%25'],
  ['/%zz', '/%25zz'],
  ['/%ff/%41', '/%25ff/a'],
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
  ['/%2541', '/%2541'],
  ['/@:+,;=', '/@:+,;='],
  ['/a/b%0Ac%0D%0A/%0a', '/a/bc'],
  ['/a%E2%80%A8/b%e2%80%a9', '/a/b'],
  ['/a/%00', '/a/%00'],
])('the canonical form of %s is %s', (given, canonical) => {
  expect(canonicalForm(given)).toBe(canonical);
});

test('a canonical path is its own canonical form and never leads to another site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 60 }), (text) => {
      const path = new URL(`http://localhost/${text.replaceAll(/[?#]/g, '')}`).pathname;
      const canonical = canonicalForm(path);
      expect(canonicalForm(canonical)).toBe(canonical);
      expect(() => decodeURIComponent(canonical)).not.toThrow();
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(new URL(canonical, 'http://localhost').host).toBe('localhost');
    }),
  );
});

test('the canonical form decodes to the same text as the path, apart from line breaks and the case of letters', () => {
  const oneByte = fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
  const utf8 = fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text));
  const segment = fc.array(fc.oneof(oneByte, utf8, fc.constantFrom('a', '%', '%f', '%E2%80')), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(segment, (pieces) => {
      const text = withoutAny(pieces.join(''), /%0[ad]|%e2%80%a[89]/gi);
      const decoded = (given: string) => {
        try {
          return decodeURIComponent(given);
        } catch {
          return null;
        }
      };
      const expected = decoded(text) ?? text;
      expect(decoded(canonicalForm(`/x${text}`))?.toLowerCase()).toBe(`/x${expected}`.toLowerCase());
    }),
    { numRuns: 2_000 },
  );
});

test('a path of many stray percent signs is escaped quickly', () => {
  const path = '/%'.repeat(200_000);
  const cpuMs = startCpuTimer();
  expect(canonicalForm(path)).toBe('/%25'.repeat(200_000));
  expect(cpuMs()).toBeLessThan(500);
});

/** Removes matches until none is left, because the text before and after a removed match may form another one. */
function withoutAny(text: string, pattern: RegExp): string {
  const shorter = text.replaceAll(pattern, '');
  return shorter === text ? text : withoutAny(shorter, pattern);
}
