/**
 * Unknown paths of several segments and /not-found itself: the content of the home page with status 404. If a deleted
 * page was at the address, the status is 410 and similar pages are suggested.
 */
import { data } from 'react-router';
import { notFoundPage } from '#content/not-found-page.ts';
import { suggestedPhrases } from '../catalogue/search/search-wordings.server.ts';
import { suggestPages } from '../catalogue/search/suggest-pages.server.ts';
import { gonePathContext, servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { HomeSections } from '../sections/home/home-sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/not-found';

export const handle: RouteHandle = { styles: ['home', 'quote', 'notFound'] };

export function loader({ request, context }: Route.LoaderArgs) {
  const { site, report } = context.get(servicesContext);
  const gonePath = context.get(gonePathContext);
  // The path of a deleted page was already logged when it was missed.
  if (gonePath === null) report.notFound(new URL(request.url).pathname);
  return data(
    {
      site,
      phrases: suggestedPhrases,
      isGone: gonePath !== null,
      suggestions: gonePath === null ? [] : suggestPages(gonePath),
    },
    { status: gonePath === null ? 404 : 410 },
  );
}

export function meta({ loaderData: { site } }: Route.MetaArgs) {
  const { title, description, keywords } = notFoundPage;
  return pageMeta(site.url, {
    title,
    description,
    keywords,
    canonicalPath: null,
  });
}

export default function NotFound({ loaderData: { isGone, suggestions, phrases } }: Route.ComponentProps) {
  return (
    <>
      <div className="notice">
        <p>{isGone ? notFoundPage.goneNotice : notFoundPage.notice}</p>
        {suggestions.length > 0 && (
          <nav aria-label={notFoundPage.suggestions}>
            <ul>
              {suggestions.map(({ name, path }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <HomeSections place={null} phrases={phrases} />
    </>
  );
}
