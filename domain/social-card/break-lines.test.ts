import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines, textWidth } from './break-lines.ts';

test('a line breaks before a word that does not fit', () => {
  expect(breakLines('Motor de portão queimado', 100, 600)).toEqual(['Motor de portão', 'queimado']);
  expect(breakLines('', 100, 600)).toEqual([]);
});

test('no word is lost, and only a single word may be too wide', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 20, max: 160 }), (text, size) => {
      const lines = breakLines(text, size, 800);
      expect(lines.join(' ')).toBe(text.split(/\s+/).filter(Boolean).join(' '));
      for (const line of lines) expect(textWidth(line, size) <= 800 || !line.includes(' ')).toBe(true);
    }),
  );
});
