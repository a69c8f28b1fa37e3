/** /robots.txt: crawlers may read every public page. The administrator's area and the APIs have nothing to index. */
import { servicesContext } from '../context.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/robots-txt';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const lines = [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /auth/',
    'Disallow: /rest/',
    `Sitemap: ${site.url}${paths.sitemapXml()}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
