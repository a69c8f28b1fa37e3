/**
 * Whether the site itself answers at an address, as far as that is known without the database. Redirect rules are
 * consulted only after a miss, so a rule for such an address would never be used.
 */
import { families, type PageFamily } from '#content/families.ts';
import { indexPageOf, pagesOf } from '../catalogue/families.server.ts';
import { paths } from '../paths.ts';
import { isSitemapPartName } from './sitemap-documents.server.ts';

const everyFamily: readonly PageFamily[] = Object.values(families);

const ownPages: ReadonlySet<string> = new Set(
  everyFamily.flatMap((family) =>
    [indexPageOf(family) ?? [], pagesOf(family)].flat().map(({ path }) => path),
  ),
);

const sitemapParts = 'sitemap/:part';

/**
 * Routes that answer only if a page exists. The other routes answer every address that matches, but for parts of the
 * site map. A preview that does not exist counts as answered too, because no rule is consulted for it.
 */
const routesOfPages: ReadonlySet<string> = new Set([
  '*',
  ':slug',
  paths.generatedPage(':slug').slice(1),
  ...everyFamily.flatMap(({ prefix, answersEverySlug }) =>
    prefix === null || answersEverySlug ? [] : [`${prefix}/:slug`],
  ),
]);

/**
 * @param routeOf returns the whole path of the route that matches an address, such as `topicos/:slug`; null for none
 */
export function ownAddresses(routeOf: (path: string) => string | null): (path: string) => boolean {
  return (path) => {
    if (ownPages.has(path)) return true;
    const route = routeOf(path);
    if (route === sitemapParts) return isSitemapPartName(path.slice(path.lastIndexOf('/') + 1));
    return route !== null && !routesOfPages.has(route);
  };
}
