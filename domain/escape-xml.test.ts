import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('no text can break out of its element or attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
    }),
  );
});

test('only characters that XML forbids are removed', () => {
  expect(escapeXml('a\u0000b\u0008c\u001Fd\uFFFEe\uFFFFf\uD800g')).toBe('abcdefg');
  expect(escapeXml('portão\t🚪\n—')).toBe('portão\t🚪\n—');
});
