/**
 * /sitemap.xml lists every indexable page. Where they are too many for one file it becomes an index whose first part
 * holds the fixed pages and whose others hold the generated ones, oldest first: a new page changes the last part only.
 */
import { servicesContext } from '../context.ts';
import { paths } from '../paths.ts';
import { indexablePaths } from '../seo/indexable-paths.server.ts';
import { type SitemapUrl, sitemapIndexXml, urlSetXml, urlsPerPart } from '../seo/sitemap-xml.ts';
import type { Route } from './+types/sitemap-xml';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { site, pages } = context.get(servicesContext);
  const total = await pages.count();
  const fixed = indexablePaths().map((path): SitemapUrl => ({ loc: site.url + path }));
  const part = params.part === undefined ? null : Number(params.part.replace(/\.xml$/, ''));

  async function generated(older: number): Promise<SitemapUrl[]> {
    const limit = Math.min(urlsPerPart, total - older);
    const found = await pages.list({ offset: total - older - limit, limit });
    return found.map((page) => ({ loc: site.url + paths.generatedPage(page.slug), lastmod: page.updatedAt }));
  }

  const isIndex = total + fixed.length > urlsPerPart;
  const generatedParts = isIndex ? Math.ceil(total / urlsPerPart) : 0;
  if (part === null) {
    if (!isIndex) return xml(urlSetXml([...fixed, ...(await generated(0))]));
    const parts = Array.from({ length: generatedParts + 1 }, (_, index) => ({
      loc: site.url + paths.sitemapPart(index),
    }));
    return xml(sitemapIndexXml(parts));
  }
  if (!Number.isInteger(part) || part < 0 || part > generatedParts)
    return new Response(null, { status: 404 });
  return xml(urlSetXml(part === 0 ? fixed : await generated((part - 1) * urlsPerPart)));
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
