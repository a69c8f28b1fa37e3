/**
 * The page of a popular search term (docs/specification/pages.md#search-term-pages). Five of them share a template of
 * prices and kits.
 */
import { families } from '#content/families.ts';
import { templateTerms } from '#content/term-template.ts';
import { offeredNow, quotesOf } from '#domain/catalogue/quote-lines.ts';
import { pagesBySlugs } from '../catalogue/families.server.ts';
import { proseOf, textDuring } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { missingPage } from '../missing-page.server.ts';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { HeadingQuote } from '../sections/heading-quote.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { QuoteSheet } from '../sections/quote-sheet.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { TermTemplate } from '../sections/term-template.tsx';
import { breadcrumbBlock, productBlock, sellerBlock, serviceBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { TopicDrawing } from '../ui/drawings/topic-drawing.tsx';
import { PromotionNotices } from '../ui/promotions.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/term';

export const handle: RouteHandle = { styles: ['page', 'contact', 'links', 'terms', 'quote'] };

const trail = [{ name: 'Termos mais buscados', path: paths.terms('buscas') }];

export function loader({ params, context, request }: Route.LoaderArgs) {
  const prose = proseOf(families.terms).get(params.slug);
  if (prose === undefined) throw missingPage(context, request);
  const { site, promotionStates } = context.get(servicesContext);
  const states = promotionStates();
  const { html, ...shown } = textDuring(families.terms, params.slug, states, prose.frontMatter);
  return {
    site,
    slug: params.slug,
    frontMatter: prose.frontMatter,
    ...shown,
    ...answerAndBody(html),
    quotes: quotesOf(offeredNow(prose.frontMatter.offers, states)),
    hasTemplate: templateTerms.has(params.slug),
    related: pagesBySlugs(families.terms, prose.frontMatter.related),
    message: `Olá! Pesquisei por ${prose.frontMatter.name} e gostaria de um orçamento.`,
  };
}

/**
 * The first paragraph answers the search. The offers come between it and the rest of the text. If the text quotes a
 * promotion that is not offered, the notice about it may be the first paragraph.
 */
function answerAndBody(html: string): { answer: string; body: string } {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') + '</p>'.length : 0;
  return { answer: html.slice(0, end), body: html.slice(end) };
}

export function meta({ loaderData: { site, slug, frontMatter, description } }: Route.MetaArgs) {
  const { name, title, keywords, canonical, sells, product } = frontMatter;
  const path = paths.term(slug);
  return pageMeta(site.url, {
    title,
    description,
    keywords,
    canonicalPath: canonical ?? path,
    jsonLd: [
      sells === 'kit'
        ? productBlock({ name: product ?? name, description, image: site.url + paths.socialCard(path) })
        : serviceBlock(site, { name, description, path }),
      sellerBlock(site),
      breadcrumbBlock(site, [{ name: 'Início', path: paths.home() }, ...trail, { name, path }]),
    ],
  });
}

/** @param product the product that is sold, if the term names a different one */
function quoteHeading(product: string | undefined): string {
  return product === undefined ? 'Preço e o que inclui' : `${product}: preço e o que inclui`;
}

export default function Term({ loaderData }: Route.ComponentProps) {
  const { slug, frontMatter, promotions, answer, body, quotes, hasTemplate, related, message } = loaderData;
  const [first] = quotes;
  return (
    <div className="page">
      <PageHeading title={frontMatter.name} trail={trail} beside="drawing">
        <HeadingQuote message={message}>
          {/* A price in words, such as 'Por proposta', is only on the sheet. */}
          {first?.price.startsWith('R$') && (
            <>
              {`${first.name}: `}
              <strong className="price">{first.price}</strong>
            </>
          )}
        </HeadingQuote>
        <TopicDrawing slug={slug} />
      </PageHeading>
      <div className="main-text">
        <PromotionNotices states={promotions} />
        {answer !== '' && <Prose html={answer} />}
        <QuoteSheet quotes={quotes} heading={quoteHeading(frontMatter.product)} />
        <Prose html={body} />
      </div>
      <ContactBlock heading="Preço por escrito pelo WhatsApp" message={message} />
      {hasTemplate && <TermTemplate name={frontMatter.name} />}
      <RelatedLinks id="relacionados" heading="Quem procura isso também compara" links={related} />
    </div>
  );
}
