/** Unknown paths of several segments, and /not-found itself: home's content with status 404. */
import { data } from 'react-router';
import { notFoundPage } from '#content/not-found-page.ts';
import { knownPhrases } from '../catalogue/search-wordings.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { HomeSections } from '../sections/home/home-sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/not-found';

export const handle: RouteHandle = { visitorScript: true, styles: ['home'] };

export function loader({ request, context }: Route.LoaderArgs) {
  const { site, report } = context.get(servicesContext);
  report.notFound(new URL(request.url).pathname);
  return data({ site, phrases: knownPhrases }, { status: 404 });
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

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="notice">{notFoundPage.notice}</p>
      <HomeSections place={null} phrases={loaderData.phrases} />
    </>
  );
}
