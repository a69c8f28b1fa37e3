/**
 * A topic of the header menu, a generated page with the same slug, or a general text
 * (docs/specification/pages.md#topic-page).
 */
import { families } from '#content/families.ts';
import { generatedNote } from '#content/topic-page.ts';
import { findTopic, type Topic, topicsIn } from '#domain/catalogue/topics.ts';
import { chaptersOf } from '../catalogue/chapter-parts.ts';
import { pagesBySlugs } from '../catalogue/families.server.ts';
import { problemMessage } from '../catalogue/problems.server.ts';
import { proseOf, textDuring } from '../catalogue/prose.server.ts';
import { unknownTopic } from '../catalogue/unknown-topic.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { missingPage } from '../missing-page.server.ts';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { Diagnosis } from '../sections/diagnosis.tsx';
import { GuidedText } from '../sections/guided-text.tsx';
import { HeadingQuote, headingPricesOf, VisitTerms } from '../sections/heading-quote.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { breadcrumbBlock, serviceBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { TopicDrawing } from '../ui/drawings/topic-drawing.tsx';
import { PromotionNotices } from '../ui/promotions.tsx';
import type { Route } from './+types/topic';

export const handle: RouteHandle = { styles: ['page', 'contact', 'links', 'guided', 'diagnosis'] };

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { site, pages, promotionStates } = context.get(servicesContext);
  const topic = findTopic(params.slug);
  const prose = proseOf(families.topics).get(params.slug);
  if (topic !== undefined && prose !== undefined) {
    const { price, isHandsOn, safety, message, label, canonical, diagnosis, ...frontMatter } =
      prose.frontMatter;
    const { promotions, description, html } = textDuring(families.topics, topic.slug, promotionStates(), {
      name: topic.name,
      description: frontMatter.description,
    });
    return {
      site,
      name: topic.name,
      category: topic.category,
      price,
      message: message ?? topicMessage(topic),
      label,
      diagnosis,
      meta: { ...frontMatter, description, canonicalPath: canonical ?? paths.topic(topic.slug) },
      promotions,
      html,
      isHandsOn,
      safety,
      isGenerated: false,
      slug: topic.slug,
      problems: pagesBySlugs(families.problems, topic.problems),
    };
  }
  const unknown = await unknownTopic(params.slug, pages);
  if (unknown === null) throw missingPage(context, request);
  return {
    site,
    category: null,
    diagnosis: null,
    promotions: [],
    ...unknown,
    isHandsOn: false,
    safety: 'every' as const,
    slug: params.slug,
    problems: [],
    message: questionAbout(unknown.name),
  };
}

/** A reader of a topic about a problem probably has that problem. */
function topicMessage({ name, isAboutProblem }: Topic): string {
  return isAboutProblem ? problemMessage(name) : questionAbout(name);
}

function questionAbout(name: string): string {
  return `Olá! Gostaria de informações sobre: ${name}.`;
}

export function meta({ loaderData: { site, name, meta, category, slug } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    ...meta,
    jsonLd:
      category === null
        ? []
        : [
            serviceBlock(site, { name, description: meta.description, path: paths.topic(slug) }),
            breadcrumbBlock(site, [
              { name: 'Início', path: paths.home() },
              { name: 'Serviços', path: paths.sitemap() },
              { name, path: paths.topic(slug) },
            ]),
          ],
  });
}

export default function TopicPage({
  loaderData: {
    name,
    promotions,
    html,
    category,
    slug,
    price,
    message,
    label,
    diagnosis,
    problems,
    isHandsOn,
    safety,
    isGenerated,
  },
}: Route.ComponentProps) {
  // The administrator's page may nest its headings, so it is not split.
  const text = category === null ? { introduction: html, chapters: [] } : chaptersOf(html);
  // A page with the price of a repair is read by people whose gate has just failed.
  const isUrgent = price === 'repair' || Array.isArray(price);
  const isDrawn = category !== null && diagnosis === null;
  return (
    <div className={diagnosis ? 'page diagnosed' : 'page'}>
      <PageHeading
        title={name}
        trail={[{ name: 'Serviços', path: paths.sitemap() }]}
        beside={isDrawn ? 'drawing' : undefined}
      >
        {isGenerated && <p className="generated-note">{generatedNote}</p>}
        <HeadingQuote message={message} label={label}>
          {price !== undefined && headingPricesOf(price, safety)}
          {isUrgent && paths.topic(slug) !== paths.nightService() && <VisitTerms />}
        </HeadingQuote>
        {isDrawn && <TopicDrawing slug={slug} category={category} />}
      </PageHeading>
      <PromotionNotices states={promotions}>
        <GuidedText text={text} isHandsOn={isHandsOn} safety={safety} isUrgent={isUrgent} />
      </PromotionNotices>
      <ContactBlock message={message} isUrgent={isUrgent}>
        {diagnosis && <Diagnosis diagnosis={diagnosis} />}
      </ContactBlock>
      {category !== null && (
        <RelatedLinks
          id="relacionados"
          heading={`Mais sobre ${category.toLowerCase()}`}
          links={topicsIn(category)
            .filter((topic) => topic.slug !== slug)
            .map((topic) => ({ name: topic.name, path: paths.topic(topic.slug) }))}
        />
      )}
      <RelatedLinks id="problemas" heading="Problemas que resolvemos" links={problems} />
    </div>
  );
}
