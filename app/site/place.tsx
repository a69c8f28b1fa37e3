/** A city or neighbourhood (SPEC.md section 2, City page). */
import { redirect } from 'react-router';
import { generalPlace, placeReasons } from '#content/place-page.ts';
import { fastestKit } from '#domain/catalogue/kits.ts';
import { placeTitle } from '#domain/catalogue/place-title.ts';
import { findNamedPlace, findPlace, type Place } from '#domain/catalogue/places.ts';
import { slugFromName, titleFromSlug } from '#domain/slug.ts';
import { placeProse } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { HeadingPrice, HeadingQuote } from '../sections/heading-quote.tsx';
import { OfferSummary } from '../sections/offer-summary.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { breadcrumbBlock, localBusinessBlock, serviceBlock } from '../seo/json-ld.ts';
import { placeKeywords } from '../seo/keywords.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/place';
import { missingPage } from './missing-page.server.ts';

export const handle: RouteHandle = { styles: ['page'] };

export function loader({ params, context, request }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const name = titleFromSlug(params.slug);
  if (name === '') throw missingPage(context, request);
  const named = findNamedPlace(slugFromName(params.slug));
  const slug = named?.slug ?? slugFromName(params.slug);
  if (slug !== params.slug) throw redirect(paths.place(encodeURIComponent(slug)), 301);
  const place = named ?? unknownPlace(name);
  const message = `Olá! Estou ${place.where} e gostaria de informações sobre os motores PPA.`;
  const words = { site, slug, message, ...place };
  const prose = placeProse.get(slug);
  if (prose === undefined) {
    return {
      ...words,
      isKnown: false,
      html: null,
      description: generalDescription(words.name),
      nearby: [],
    };
  }
  return {
    ...words,
    isKnown: true,
    html: prose.html(),
    description: prose.frontMatter.description,
    nearby: prose.frontMatter.nearby.flatMap((one) => findPlace(one) ?? []),
  };
}

/** As far as we know a place, not a city. */
function unknownPlace(name: string): Pick<Place, 'name' | 'where' | 'whose' | 'isCity' | 'within'> {
  return { name, where: `em ${name}`, whose: `de ${name}`, isCity: false, within: null };
}

function generalDescription(name: string): string {
  return `Motor de portão PPA em ${name.slice(0, 60)}: ${generalPlace.promise}`;
}

function headingOf(where: string): string {
  return `Motor para portão PPA ${where}`;
}

export function meta({ loaderData: { site, isKnown, description, slug, ...area } }: Route.MetaArgs) {
  const { name } = area;
  const path = paths.place(encodeURIComponent(slug));
  return pageMeta(site.url, {
    title: placeTitle(name),
    description,
    keywords: placeKeywords(name),
    canonicalPath: isKnown ? path : null,
    jsonLd: [
      localBusinessBlock(site, { path, area }),
      serviceBlock(site, { name: headingOf(area.where), description, path, areas: [area] }),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: 'Cidades', path: paths.sitemap('cidades') },
        { name, path },
      ]),
    ],
  });
}

/** The name comes from the address, so it never passes through HTML of our own. */
function GeneralText({ where }: Pick<Place, 'where'>) {
  return (
    <div className="prose">
      <p>{`${generalPlace.beforeWhere} ${where} ${generalPlace.afterWhere}`}</p>
    </div>
  );
}

export default function PlacePage({
  loaderData: { where, whose, isKnown, description, html, nearby, message },
}: Route.ComponentProps) {
  return (
    <div className="page">
      <PageHeading
        title={headingOf(where)}
        trail={[{ name: 'Cidades', path: paths.sitemap('cidades') }]}
        {...(isKnown && { lead: description })}
      >
        <p className="heading-claim">
          {`Abre em ${fastestKit.seconds} segundos com o kit ${fastestKit.name}. Entrega e instalação grátis.`}
        </p>
        <HeadingQuote message={message}>
          <HeadingPrice of="kit" />
        </HeadingQuote>
      </PageHeading>
      {html === null ? <GeneralText where={where} /> : <Prose html={html} />}
      <section className="reasons" aria-labelledby="motivos-titulo">
        <h2 id="motivos-titulo">{`Por que instalar com a gente ${where}`}</h2>
        <ul>
          {placeReasons.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <OfferSummary heading={`Quanto custa ${where}`} />
      <ContactBlock heading={`Peça seu orçamento ${where}`} message={message} />
      <RelatedLinks
        id="perto"
        heading={`Perto ${whose}`}
        links={nearby.map(({ name, slug }) => ({ name, path: paths.place(slug) }))}
      />
    </div>
  );
}
