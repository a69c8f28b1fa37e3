import { homeMeta } from '#content/home.ts';
import { findNamedPlace } from '#domain/catalogue/places.ts';
import { knownPhrases } from '../catalogue/search-wordings.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { HomeSections } from '../sections/home/home-sections.tsx';
import { businessBlock, productBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/home';

export const handle: RouteHandle = { visitorScript: true, styles: ['home'] };

/** `?cidade=` personalises the words; an unknown city is as good as none. */
export function loader({ request, context }: Route.LoaderArgs) {
  const citySlug = new URL(request.url).searchParams.get('cidade');
  return {
    site: context.get(servicesContext).site,
    place: citySlug === null ? null : (findNamedPlace(citySlug) ?? null),
    phrases: knownPhrases,
  };
}

export function meta({ loaderData: { site } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    ...homeMeta,
    canonicalPath: paths.home(),
    jsonLd: [
      businessBlock(site),
      productBlock({
        name: 'Motor PPA para portão basculante, kit instalado',
        description: homeMeta.description,
        image: `${site.url}/images/og-home.jpg`,
      }),
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeSections place={loaderData.place} phrases={loaderData.phrases} />;
}
