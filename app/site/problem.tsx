/**
 * The page of a problem that people search for, at the root under the slug of its phrase. Any other single segment
 * redirects home (docs/specification/pages.md#problem-pages).
 */
import { redirect } from 'react-router';
import { families } from '#content/families.ts';
import { chaptersOf } from '../catalogue/chapter-parts.ts';
import { problemMessage, relatedProblems } from '../catalogue/problems.server.ts';
import { proseOf, textDuring } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { Diagnosis } from '../sections/diagnosis.tsx';
import { GuidedText } from '../sections/guided-text.tsx';
import { HeadingQuote, headingPricesOf, VisitTerms } from '../sections/heading-quote.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { breadcrumbBlock, serviceBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { PromotionNotices } from '../ui/promotions.tsx';
import type { Route } from './+types/problem';

export const handle: RouteHandle = { styles: ['page', 'contact', 'links', 'guided', 'diagnosis'] };

export function loader({ params, context }: Route.LoaderArgs) {
  const prose = proseOf(families.problems).get(params.slug);
  if (prose === undefined) throw redirect(paths.home(), 302);
  const { site, promotionStates } = context.get(servicesContext);
  const { phrase, description } = prose.frontMatter;
  return {
    site,
    slug: params.slug,
    frontMatter: prose.frontMatter,
    ...textDuring(families.problems, params.slug, promotionStates(), { name: phrase, description }),
    related: relatedProblems(params.slug),
    message: prose.frontMatter.message ?? problemMessage(prose.frontMatter.phrase),
  };
}

export function meta({ loaderData: { site, slug, frontMatter, description } }: Route.MetaArgs) {
  const { phrase, keywords } = frontMatter;
  const path = paths.problem(slug);
  return pageMeta(site.url, {
    title: phrase,
    description,
    keywords,
    canonicalPath: path,
    jsonLd: [
      serviceBlock(site, { name: phrase, description, path }),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: 'Problemas', path: paths.sitemap('problemas') },
        { name: phrase, path },
      ]),
    ],
  });
}

export default function ProblemPage({
  loaderData: { slug, frontMatter, promotions, html, related, message },
}: Route.ComponentProps) {
  const text = chaptersOf(html);
  return (
    <div className={frontMatter.diagnosis ? 'page diagnosed' : 'page'}>
      <PageHeading
        title={frontMatter.phrase}
        trail={[{ name: 'Problemas', path: paths.sitemap('problemas') }]}
      >
        <HeadingQuote message={message}>
          {headingPricesOf(frontMatter.price, frontMatter.safety)}
          <VisitTerms />
        </HeadingQuote>
      </PageHeading>
      <PromotionNotices states={promotions}>
        <GuidedText
          text={text}
          isHandsOn={frontMatter.isHandsOn}
          safety={frontMatter.safety}
          isUrgent
          problemSlug={slug}
        />
      </PromotionNotices>
      <ContactBlock heading="Resolva com quem conserta" message={message} isUrgent>
        {frontMatter.diagnosis && <Diagnosis diagnosis={frontMatter.diagnosis} />}
      </ContactBlock>
      <RelatedLinks id="problemas" heading="Outros problemas que resolvemos" links={related} />
    </div>
  );
}
