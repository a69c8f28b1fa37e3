/**
 * /sitemap.xml lists every indexable page. Where they are too many for one file it becomes an index whose first part
 * holds the fixed pages and whose others hold the generated ones, oldest first: a new page changes the last part only.
 */
import type { PageReader } from '#domain/pages/page.ts';
import { paths } from '../paths.ts';
import { indexablePaths } from './indexable-paths.server.ts';
import { type SitemapUrl, sitemapIndexXml, urlSetXml, urlsPerPart } from './sitemap-xml.ts';

/** @param siteUrl public origin without a trailing slash */
export async function sitemapXml(siteUrl: string, pages: PageReader): Promise<string> {
  const { fixed, total, generatedParts } = await measure(siteUrl, pages);
  if (generatedParts === 0) return urlSetXml([...fixed, ...(await generated(siteUrl, pages, total, 0))]);
  return sitemapIndexXml(
    Array.from({ length: generatedParts + 1 }, (_, part) => ({ loc: siteUrl + paths.sitemapPart(part) })),
  );
}

/**
 * @param name last segment of the part's address; one number has one name
 * @returns null where there is no such part, or where one file holds everything
 */
export async function sitemapPartXml(
  siteUrl: string,
  pages: PageReader,
  name: string,
): Promise<string | null> {
  if (!/^(?:0|[1-9]\d{0,5})\.xml$/.test(name)) return null;
  const part = Number.parseInt(name, 10);
  const { fixed, total, generatedParts } = await measure(siteUrl, pages);
  if (generatedParts === 0 || part > generatedParts) return null;
  return urlSetXml(part === 0 ? fixed : await generated(siteUrl, pages, total, (part - 1) * urlsPerPart));
}

async function measure(siteUrl: string, pages: PageReader) {
  const total = await pages.count();
  const fixed = indexablePaths().map((path): SitemapUrl => ({ loc: siteUrl + path }));
  const isIndex = total + fixed.length > urlsPerPart;
  return { total, fixed, generatedParts: isIndex ? Math.ceil(total / urlsPerPart) : 0 };
}

/** @param older how many pages older than these stand in other parts */
async function generated(
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
