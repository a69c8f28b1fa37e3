import { offerName } from '#content/home.ts';
import { findNamedPlace } from '#domain/catalogue/places.ts';
import { startOfSearch } from '#domain/catalogue/search-words.ts';
import { homeMeta } from '../catalogue/home.ts';
import { suggestedPhrases } from '../catalogue/search/search-wordings.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths, queries } from '../paths.ts';
import { readQuery } from '../read-query.ts';
import { HomeSections } from '../sections/home/home-sections.tsx';
import { businessBlock, productBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/home';

export const handle: RouteHandle = {
  styles: ['home', 'quote'],
  stylesOfState: (loaderData) =>
    (loaderData as Partial<Route.ComponentProps['loaderData']> | undefined)?.unanswered ? ['noAnswer'] : [],
};

/** `?cidade=` personalises the text. An unknown city is ignored. `?busca=` is a search that found nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const citySlug = readQuery(request, queries.city);
  const unanswered = startOfSearch(readQuery(request, queries.unanswered) ?? '').trim();
  return {
    site: context.get(servicesContext).site,
    place: citySlug === null ? null : (findNamedPlace(citySlug) ?? null),
    phrases: suggestedPhrases,
    unanswered,
  };
}

/** Structured data is only on home itself; every variant names home as its canonical address. */
export function meta({ loaderData: { site, place, unanswered } }: Route.MetaArgs) {
  const blocks =
    place !== null || unanswered !== ''
      ? []
      : [
          businessBlock(site),
          productBlock({
            name: offerName,
            description: homeMeta.description,
            image: `${site.url}/images/og-home.jpg`,
          }),
        ];
  return pageMeta(site.url, {
    ...homeMeta,
    canonicalPath: paths.home(),
    jsonLd: blocks,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { place, phrases, unanswered } = loaderData;
  return <HomeSections place={place} phrases={phrases} unanswered={unanswered} />;
}
