/** Testimonials of a region's clients, as chat messages (docs/specification/pages.md#testimonial-pages). */
import { sampleNotes } from '#content/site.ts';
import { conversationPrices, whenAnswer } from '#content/testimonials/prices.ts';
import { testimonialRegions } from '#content/testimonials/regions.ts';
import { findPlace } from '#domain/catalogue/places.ts';
import { areasOf, findTestimonialRegion } from '#domain/catalogue/testimonial-regions.ts';
import { renderAnswers } from '../catalogue/heading-answers.server.ts';
import { casesHtml } from '../catalogue/testimonial-cases.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { missingPage } from '../missing-page.server.ts';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { HeadingAnswers } from '../sections/heading-answers.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { breadcrumbBlock, localBusinessBlock, serviceBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ChatCardList } from '../ui/chat-card.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/testimonials';

export const handle: RouteHandle = { styles: ['page', 'answers', 'contact', 'links', 'testimonials'] };

/** From the first token of a price to its last. */
const figures = /\{\{.+\}\}/;

/** In bold, and on one line. */
const figuresIn = (price: string) =>
  price.replace(figures, (found) => `**${found.replaceAll(' ', '\u00a0')}**`);

const trail = [{ name: 'Depoimentos', path: paths.sitemap('depoimentos') }];

export function loader({ params, context, request }: Route.LoaderArgs) {
  const region = findTestimonialRegion(params.slug);
  if (region === undefined) throw missingPage(context, request);
  return {
    site: context.get(servicesContext).site,
    region,
    message: `Olá! Li os depoimentos (${region.name}) e gostaria de um orçamento para o meu portão.`,
    areas: areasOf(region),
    cases: casesHtml(region.slug),
    answers: renderAnswers([
      ...(conversationPrices[region.slug] ?? []).map(({ who, service, price, path }) => ({
        name: who,
        answer: `[${service}](${path}): ${figuresIn(price)}`,
      })),
      whenAnswer,
    ]),
    places: region.places.flatMap((slug) => findPlace(slug) ?? []),
    others: testimonialRegions
      .filter(({ slug }) => slug !== region.slug)
      .map(({ slug, heading }) => ({ slug, heading })),
  };
}

function serviceIn(where: string): string {
  return `Instalação e conserto de motor de portão ${where}`;
}

/** The structured data has no reviews, because the testimonials are examples. */
export function meta({ loaderData: { site, region, areas } }: Route.MetaArgs) {
  const path = paths.testimonials(region.slug);
  const { title, description, keywords, heading } = region;
  const [area, ...otherAreas] = areas;
  return pageMeta(site.url, {
    title,
    description,
    keywords,
    canonicalPath: path,
    jsonLd: [
      ...(area !== undefined && otherAreas.length === 0 ? [localBusinessBlock(site, { path, area })] : []),
      serviceBlock(site, { name: serviceIn(region.where), description, path, areas }),
      breadcrumbBlock(site, [{ name: 'Início', path: paths.home() }, ...trail, { name: heading, path }]),
    ],
  });
}

export default function Testimonials({
  loaderData: { region, cases, answers, places, others, message },
}: Route.ComponentProps) {
  const { heading, intro, variant, testimonials, where } = region;
  return (
    <div className="page">
      <PageHeading title={heading} trail={trail} lead={intro} beside="answers">
        <HeadingAnswers answers={answers} />
      </PageHeading>
      <section className="testimonial-thread" aria-labelledby="mensagens-titulo">
        <h2 id="mensagens-titulo">Oito conversas de exemplo</h2>
        <p className="sample-note">{sampleNotes.messages}</p>
        <ChatCardList testimonials={testimonials} variant={variant} />
      </section>
      <section className="testimonial-cases" aria-labelledby="casos-titulo">
        <h2 id="casos-titulo">{`Situações comuns ${where}`}</h2>
        <Prose html={cases} />
      </section>
      <ContactBlock heading="Agora conte do seu portão" message={message} />
      <RelatedLinks
        id="lugares"
        heading={serviceIn(where)}
        links={places.map((place) => ({ name: place.name, path: paths.place(place.slug) }))}
      />
      <RelatedLinks
        id="regioes"
        heading="Depoimentos de outras regiões"
        links={others.map((other) => ({ name: other.heading, path: paths.testimonials(other.slug) }))}
      />
    </div>
  );
}
