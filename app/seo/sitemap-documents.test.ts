import { expect, test } from 'vitest';
import type { PageReader } from '#domain/pages/published-page.ts';
import { indexablePaths } from './indexable-paths.server.ts';
import { sitemapPartXml, sitemapXml } from './sitemap-documents.server.ts';

const siteUrl = 'https://site.example';

/** A reader of `total` pages. The newest page has the highest number. */
function readerOf(total: number): PageReader {
  return {
    findBySlug: async () => null,
    count: async () => total,
    list: async ({ offset, limit }) =>
      Array.from({ length: Math.min(limit, total - offset) }, (_, position) => {
        const slug = `pagina-${total - offset - position}`;
        return { id: slug, title: slug, slug, createdAt: '', updatedAt: '2026-11-21T10:00:00.000Z' };
      }),
  };
}

function locationsIn(xml: string | null): string[] {
  return [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
}

test('a site map that fits in one file has no parts', async () => {
  const pages = readerOf(200);
  expect(locationsIn(await sitemapXml(siteUrl, pages))).toHaveLength(indexablePaths().length + 200);
  for (const part of ['0.xml', '1.xml']) expect(await sitemapPartXml(siteUrl, pages, part)).toBeNull();
});

test('the parts of the index list every page once, and there is no further part', async () => {
  const pages = readerOf(25_000);
  const parts = locationsIn(await sitemapXml(siteUrl, pages));
  expect(parts).toEqual([0, 1, 2, 3].map((part) => `${siteUrl}/sitemap/${part}.xml`));
  const listed = await Promise.all(
    parts.map(async (part) =>
      locationsIn(await sitemapPartXml(siteUrl, pages, part.split('/').at(-1) ?? '')),
    ),
  );
  expect(listed.map(({ length }) => length)).toEqual([indexablePaths().length, 10_000, 10_000, 5_000]);
  expect(new Set(listed.flat()).size).toBe(listed.flat().length);
  expect(await sitemapPartXml(siteUrl, pages, '4.xml')).toBeNull();
});

test('a new page changes only the last part', async () => {
  const partsOf = (total: number) =>
    Promise.all([0, 1, 2, 3].map((part) => sitemapPartXml(siteUrl, readerOf(total), `${part}.xml`)));
  const [before, after] = [await partsOf(25_000), await partsOf(25_001)];
  expect(before.map((part, number) => part === after[number])).toEqual([true, true, true, false]);
});

test.for([
  '00.xml',
  '01.xml',
  '0',
  '.xml',
  '0e5.xml',
  '-0.xml',
  '+1.xml',
  '0x1.xml',
  '1.XML',
  ' 1.xml',
  '1.xml\n',
  '1000000.xml',
])('%j is not a valid name of a part', async (name) => {
  expect(await sitemapPartXml(siteUrl, readerOf(25_000), name)).toBeNull();
});
