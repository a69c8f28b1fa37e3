import { expect, test } from 'vitest';
import { sitemapIndexXml, urlSetXml } from './sitemap-xml.ts';

test('a URL set has each address, with a date only if it is known', () => {
  expect(
    urlSetXml([
      { loc: 'https://a.example/' },
      { loc: 'https://a.example/b', lastmod: '2026-11-21T10:00:00.000Z' },
    ]),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url>\n<url><loc>https://a.example/b</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod></url></urlset>\n',
  );
});

test('an index lists its parts', () => {
  expect(sitemapIndexXml([{ loc: 'https://a.example/sitemap/0.xml' }])).toContain(
    '<sitemap><loc>https://a.example/sitemap/0.xml</loc></sitemap>',
  );
});
