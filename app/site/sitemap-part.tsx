/** A part of the XML site map. Any other address of this form is answered like an unknown path. */
import { servicesContext } from '../context.ts';
import { sitemapPartXml, xmlResponse } from '../seo/sitemap-documents.server.ts';
import type { Route } from './+types/sitemap-part';

export { default, handle, loader, meta } from './not-found.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const { site, pages } = context.get(servicesContext);
    const part = await sitemapPartXml(site.url, pages, params.part);
    return part === null ? next() : xmlResponse(part);
  },
];
