/** A city or neighbourhood (docs/specification/pages.md#city-page). */
import { redirect } from 'react-router';
import { families } from '#content/families.ts';
import { fastestKitNeeds, generalPlace, placeReasons } from '#content/place-page.ts';
import { fastestKit } from '#domain/catalogue/kits.ts';
import { placeTitle } from '#domain/catalogue/place-title.ts';
import { findNamedPlace, findPlace, type Place } from '#domain/catalogue/places.ts';
import { kitQuotes } from '#domain/catalogue/quote-lines.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { slugFromName, titleFromSlug } from '#domain/slug.ts';
import { renderFaq } from '../catalogue/faq.server.ts';
import { placeQuestionsDuring, proseOf, textDuring } from '../catalogue/prose.server.ts';
import { servicePages } from '../catalogue/service-pages.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { missingPage } from '../missing-page.server.ts';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { PlaceAnswers } from '../sections/place-answers.tsx';
import { QuoteSheet } from '../sections/quote-sheet.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { breadcrumbBlock, faqBlock, localBusinessBlock, serviceBlock } from '../seo/json-ld.ts';
import { placeKeywords } from '../seo/keywords.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { FaqList } from '../ui/faq-list.tsx';
import { formatPrice } from '../ui/format.ts';
import { PromotionNotices } from '../ui/promotions.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/place';

const reasons = withFacts(placeReasons);

export const handle: RouteHandle = {
  styles: ['page', 'contact', 'links', 'faq', 'answers', 'place', 'quote'],
};

export function loader({ params, context, request }: Route.LoaderArgs) {
  const { site, promotionStates } = context.get(servicesContext);
  const name = titleFromSlug(params.slug);
  if (name === '') throw missingPage(context, request);
  const named = findNamedPlace(slugFromName(params.slug));
  const slug = named?.slug ?? slugFromName(params.slug);
  if (slug !== params.slug) throw redirect(paths.place(encodeURIComponent(slug)), 301);
  const place = named ?? unknownPlace(name);
  const message = `Olá! Estou ${place.where} e gostaria de informações sobre os motores PPA.`;
  const common = { site, slug, message, ...place };
  const prose = proseOf(families.places).get(slug);
  if (prose === undefined) {
    return {
      ...common,
      isKnown: false,
      html: null,
      promotions: [],
      description: generalDescription(common.name),
      questions: [],
      links: [],
    };
  }
  const { description } = prose.frontMatter;
  const states = promotionStates();
  return {
    ...common,
    isKnown: true,
    ...textDuring(families.places, slug, states, { name, description }),
    questions: renderFaq(placeQuestionsDuring(slug, states)),
    links: [...servicePageLinks(place), ...nearbyLinks(prose.frontMatter.nearby)],
  };
}

/** Guarulhos and Osasco each have a page about every service, to which their neighbourhoods link as well. */
function servicePageLinks({ name, within }: Pick<Place, 'name' | 'within'>) {
  return Object.values(servicePages)
    .filter(({ city }) => city === (within ?? name))
    .map(({ city, slug }) => ({ name: `Portão automático em ${city}`, path: paths.textPage(slug) }));
}

function nearbyLinks(slugs: readonly string[]) {
  return slugs
    .flatMap((slug) => findPlace(slug) ?? [])
    .map(({ name, slug }) => ({ name, path: paths.place(slug) }));
}

/** A place named after an unknown slug. It is not called a city, because it may not be one. */
function unknownPlace(name: string): Pick<Place, 'name' | 'where' | 'whose' | 'isCity' | 'within'> {
  return { name, where: `em ${name}`, whose: `de ${name}`, isCity: false, within: null };
}

/** In characters. The address may contain any text as the name. */
const maxNameLength = 60;

function generalDescription(name: string): string {
  return `Motor de portão PPA em ${name.slice(0, maxNameLength)}: ${generalPlace.promise}`;
}

function headingOf(where: string): string {
  return `Motor para portão PPA ${where}`;
}

export function meta({
  loaderData: { site, isKnown, description, slug, questions, ...area },
}: Route.MetaArgs) {
  const { name } = area;
  const path = paths.place(encodeURIComponent(slug));
  return pageMeta(site.url, {
    title: placeTitle(area.where),
    description,
    keywords: placeKeywords(name),
    canonicalPath: isKnown ? path : null,
    jsonLd: [
      localBusinessBlock(site, { path, area }),
      serviceBlock(site, { name: headingOf(area.where), description, path, areas: [area] }),
      ...(questions.length > 0 ? [faqBlock(questions)] : []),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: 'Cidades', path: paths.sitemap('cidades') },
        { name, path },
      ]),
    ],
  });
}

/** The name comes from the URL, so it is rendered as text and never as HTML. */
function GeneralText({ where }: Pick<Place, 'where'>) {
  return (
    <div className="prose">
      <p>{`${generalPlace.beforeWhere} ${where} ${generalPlace.afterWhere}`}</p>
    </div>
  );
}

export default function PlacePage({
  loaderData: { where, whose, isKnown, description, promotions, html, questions, links, message },
}: Route.ComponentProps) {
  return (
    <div className="page">
      <PageHeading
        title={headingOf(where)}
        beside="answers"
        trail={[{ name: 'Cidades', path: paths.sitemap('cidades') }]}
        {...(isKnown && { lead: description })}
      >
        <PlaceAnswers message={message} />
        <p className="heading-claim">
          {`O kit ${fastestKit.name}, ${formatPrice(fastestKit.price)} instalado, abre em ${fastestKit.seconds} segundos ${withFacts(fastestKitNeeds)}`}
        </p>
      </PageHeading>
      <PromotionNotices states={promotions}>
        {html === null ? <GeneralText where={where} /> : <Prose html={html} />}
      </PromotionNotices>
      {questions.length > 0 && (
        <section aria-labelledby="duvidas-titulo">
          <h2 id="duvidas-titulo">{`Dúvidas sobre portão ${where}`}</h2>
          <FaqList name="duvidas" entries={questions} />
        </section>
      )}
      <QuoteSheet
        quotes={kitQuotes}
        heading={`Kit para basculante, instalado ${where}`}
        about={`Estou ${where}.`}
      />
      <section className="place-reasons" aria-labelledby="motivos-titulo">
        <h2 id="motivos-titulo">{`Por que instalar com a gente ${where}`}</h2>
        <p>
          {reasons.before}
          <a href={reasons.link.path}>{reasons.link.name}</a>
          {reasons.after}
        </p>
        <p>{reasons.service}</p>
      </section>
      <ContactBlock heading={`Peça seu orçamento ${where}`} message={message} />
      <RelatedLinks id="perto" heading={`Perto ${whose}`} links={links} />
    </div>
  );
}
