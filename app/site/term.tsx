/** A popular search term (SPEC.md section 2); five of them share a template of prices and kits. */
import { templateTerms } from '#content/term-template.ts';
import { termProse } from '../catalogue/prose.server.ts';
import { termLinks } from '../catalogue/terms.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { HeadingPrice, HeadingQuote } from '../sections/heading-quote.tsx';
import { OfferSummary } from '../sections/offer-summary.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { TermTemplate } from '../sections/term-template.tsx';
import { breadcrumbBlock, productBlock, sellerBlock, serviceBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/term';
import { missingPage } from './missing-page.server.ts';

export const handle: RouteHandle = { styles: ['page', 'terms'] };

const trail = [{ name: 'Termos mais buscados', path: paths.terms('buscas') }];

export function loader({ params, context, request }: Route.LoaderArgs) {
  const prose = termProse.get(params.slug);
  if (prose === undefined) throw missingPage(context, request);
  return {
    site: context.get(servicesContext).site,
    slug: params.slug,
    frontMatter: prose.frontMatter,
    html: prose.html(),
    hasTemplate: templateTerms.has(params.slug),
    related: termLinks(prose.frontMatter.related),
    message: `Olá! Pesquisei por ${prose.frontMatter.name} e gostaria de um orçamento.`,
  };
}

export function meta({ loaderData: { site, slug, frontMatter } }: Route.MetaArgs) {
  const { name, title, description, keywords, sells, product } = frontMatter;
  const path = paths.term(slug);
  return pageMeta(site.url, {
    title,
    description,
    keywords,
    canonicalPath: path,
    jsonLd: [
      sells === 'kit'
        ? productBlock({ name: product ?? name, description, image: site.url + paths.socialCard(path) })
        : serviceBlock(site, { name, description, path }),
      sellerBlock(site),
      breadcrumbBlock(site, [{ name: 'Início', path: paths.home() }, ...trail, { name, path }]),
    ],
  });
}

export default function Term({ loaderData }: Route.ComponentProps) {
  const { frontMatter, html, hasTemplate, related, message } = loaderData;
  const sellsKits = frontMatter.sells === 'kit';
  const price = sellsKits ? 'kit' : frontMatter.price;
  return (
    <div className="page">
      <PageHeading title={frontMatter.name} trail={trail}>
        <HeadingQuote message={message}>{price !== undefined && <HeadingPrice of={price} />}</HeadingQuote>
      </PageHeading>
      <Prose html={html} />
      <ContactBlock heading="Preço fechado pelo WhatsApp" message={message} />
      {hasTemplate ? (
        <TermTemplate name={frontMatter.name} />
      ) : (
        sellsKits && <OfferSummary heading="Kit instalado para portão basculante: preço por velocidade" />
      )}
      <RelatedLinks
        id="relacionados"
        heading="Quem procura isso também compara"
        links={related.map(({ name, slug }) => ({ name, path: paths.term(slug) }))}
      />
    </div>
  );
}
