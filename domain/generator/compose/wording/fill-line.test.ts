import { expect, test } from 'vitest';
import { fillLine, lineToHtml, lineToText } from './fill-line.ts';

test('a slot gets its value, with a capital if its name has one, and a slot without a value throws', () => {
  expect(fillLine('{onde}, {Onde} e {marca}', { onde: 'na Penha', marca: 'PPA' })).toBe(
    'Na Penha, Na Penha e PPA',
  );
  expect(() => fillLine('{onde}')).toThrow('nothing for {onde}');
});

test('markup becomes HTML or goes, and nothing else of a text is read as HTML', () => {
  const line = '**Sim:** veja a [garantia](/garantia) & pague < 2.';
  expect(lineToHtml(line)).toBe(
    '<strong>Sim:</strong> veja a <a href="/garantia">garantia</a> &amp; pague &lt; 2.',
  );
  expect(lineToText(line)).toBe('Sim: veja a garantia & pague < 2.');
  expect(lineToHtml('[x](/a"onclick="b)')).not.toContain('<a');
});
