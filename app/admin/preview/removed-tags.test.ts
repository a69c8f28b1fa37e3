import { expect, test } from 'vitest';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { removedTags } from './removed-tags.ts';

test('removed tags are listed once, and kept tags are not listed', () => {
  const written = '<P>oi <img src=x> <IMG src=y></P><script>x()</script><a href="/">ok</a><table><tr><td>a';
  expect(removedTags(written, sanitizePageHtml(written))).toEqual(['img', 'script', 'table', 'tr', 'td']);
});

test('no tag is reported for text with angle brackets or for clean HTML', () => {
  for (const written of ['', 'a < b e c > d', '<h2 class="x">Oi</h2><ul><li>um<br></li></ul>']) {
    expect(removedTags(written, sanitizePageHtml(written)), written).toEqual([]);
  }
});
