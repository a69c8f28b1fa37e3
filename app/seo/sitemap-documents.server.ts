/**
 * /sitemap.xml lists every indexable page. If they do not fit in one file, it is an index of parts. The first part
 * lists all pages but the generated ones. The other parts list the generated pages, oldest first, so that a new page
 * changes only the last part.
 */
import type { PageReader } from '#domain/pages/published-page.ts';
import { paths } from '../paths.ts';
import { indexablePaths } from './indexable-paths.server.ts';
import { type SitemapUrl, sitemapIndexXml, urlSetXml, urlsPerPart } from './sitemap-xml.ts';

/** @param siteUrl public origin without a trailing slash */
export async function sitemapXml(siteUrl: string, pages: PageReader): Promise<string> {
  const { fixed, total, generatedParts } = await planParts(siteUrl, pages);
  if (generatedParts === 0) return urlSetXml([...fixed, ...(await generatedUrls(siteUrl, pages, total, 0))]);
  return sitemapIndexXml(
    Array.from({ length: generatedParts + 1 }, (_, part) => ({ loc: siteUrl + paths.sitemapPart(part) })),
  );
}

/**
 * Whether a part may have this name, however many parts there are.
 * @param name last segment of the part's address; a number has only one valid spelling
 */
export function isSitemapPartName(name: string): boolean {
  return /^(?:0|[1-9]\d{0,5})\.xml$/.test(name);
}

/**
 * @param name last segment of the part's address
 * @returns null if there is no such part, or if everything fits in one file
 */
export async function sitemapPartXml(
  siteUrl: string,
  pages: PageReader,
  name: string,
): Promise<string | null> {
  if (!isSitemapPartName(name)) return null;
  const part = Number.parseInt(name, 10);
  const { fixed, total, generatedParts } = await planParts(siteUrl, pages);
  if (generatedParts === 0 || part > generatedParts) return null;
  return urlSetXml(part === 0 ? fixed : await generatedUrls(siteUrl, pages, total, (part - 1) * urlsPerPart));
}

/** `generatedParts` is the number of parts for generated pages; 0 if everything fits in one file. */
async function planParts(siteUrl: string, pages: PageReader) {
  const total = await pages.count();
  const fixed = indexablePaths().map((path): SitemapUrl => ({ loc: siteUrl + path }));
  const isIndex = total + fixed.length > urlsPerPart;
  return { total, fixed, generatedParts: isIndex ? Math.ceil(total / urlsPerPart) : 0 };
}

/** @param older the number of older pages, which earlier parts list */
async function generatedUrls(
  siteUrl: string,
  pages: PageReader,
  total: number,
  older: number,
): Promise<SitemapUrl[]> {
  const limit = Math.min(urlsPerPart, total - older);
  const found = await pages.list({ offset: total - older - limit, limit });
  return found.map(({ slug, updatedAt }) => ({
    loc: siteUrl + paths.generatedPage(slug),
    lastmod: updatedAt,
  }));
}

export function xmlResponse(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
