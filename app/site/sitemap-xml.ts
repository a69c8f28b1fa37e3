/** /sitemap.xml: the site map itself, or an index of its parts. */
import { servicesContext } from '../context.ts';
import { sitemapXml, xmlResponse } from '../seo/sitemap-documents.server.ts';
import type { Route } from './+types/sitemap-xml';

export async function loader({ context }: Route.LoaderArgs) {
  const { site, pages } = context.get(servicesContext);
  return xmlResponse(await sitemapXml(site.url, pages));
}
