/**
 * Unknown paths of several segments and /not-found itself: the content of the home page with status 404, below links to
 * similar pages. If a deleted page was at the address, the status is 410.
 */
import { data } from 'react-router';
import { notFoundPage } from '#content/not-found-page.ts';
import { suggestedPhrases } from '../catalogue/search/search-wordings.server.ts';
import { suggestPages } from '../catalogue/search/suggest-pages.server.ts';
import { gonePathContext, servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { HomeSections } from '../sections/home/home-sections.tsx';
import { NotFoundNotice } from '../sections/not-found-notice.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/not-found';

export const handle: RouteHandle = { styles: ['home', 'quote', 'notFound'] };

const shownSuggestions = 3;

export function loader({ request, context }: Route.LoaderArgs) {
  const { site, report } = context.get(servicesContext);
  const gonePath = context.get(gonePathContext);
  const { pathname } = new URL(request.url);
  // The path of a deleted page was already logged when it was missed.
  if (gonePath === null) report.notFound(pathname);
  const similar = suggestPages(gonePath ?? pathname);
  const others = notFoundPage.further.filter(({ path }) => similar.every((page) => page.path !== path));
  return data(
    {
      site,
      phrases: suggestedPhrases,
      isGone: gonePath !== null,
      suggestions: [...similar, ...others].slice(0, shownSuggestions),
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
      <NotFoundNotice
        text={isGone ? notFoundPage.goneNotice : notFoundPage.notice}
        suggestions={suggestions}
      />
      <HomeSections place={null} phrases={phrases} />
    </>
  );
}
