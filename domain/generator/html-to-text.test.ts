import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test('headings and paragraphs are separated by blank lines, and list items are not', () => {
  expect(
    htmlToText(
      '<h2>Um</h2>\n<p>Dois <strong>três</strong>.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>fim</p>',
    ),
  ).toBe('Um\n\nDois três.\n\n- a\n- b\n\nfim');
});

test('ordered lists keep their numbers, and each list starts at one', () => {
  expect(htmlToText('<ol><li>a</li><li>b</li></ol><p>e</p><ol><li>c</li></ol>')).toBe(
    '1. a\n2. b\n\ne\n\n1. c',
  );
});

test('link texts and line breaks are kept, and entities are decoded once', () => {
  expect(htmlToText('<p><a href="/garantia">garantia</a><br>1 &lt; 2 &amp;lt;</p>')).toBe(
    'garantia\n1 < 2 &lt;',
  );
});

test('text without markup stays unchanged', () => {
  expect(htmlToText('um texto')).toBe('um texto');
  expect(htmlToText('')).toBe('');
});
