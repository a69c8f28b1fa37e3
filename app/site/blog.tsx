/** The list of blog articles, newest first, and what else there is to read. */
import { blogMeta } from '#content/blog.ts';
import { families } from '#content/families.ts';
import { faqMeta, faqPage } from '#content/faq.ts';
import { articles } from '../catalogue/articles.server.ts';
import { withContents } from '../catalogue/contents.server.ts';
import { renderAnswers } from '../catalogue/heading-answers.server.ts';
import { proseOf } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { HeadingAnswers } from '../sections/heading-answers.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { breadcrumbBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Byline } from '../ui/byline.tsx';
import { TopicDrawing } from '../ui/drawings/topic-drawing.tsx';
import type { Route } from './+types/blog';

export const handle: RouteHandle = { styles: ['page', 'answers', 'blog'] };

export function loader({ context }: Route.LoaderArgs) {
  return {
    site: context.get(servicesContext).site,
    answers: renderAnswers(blogMeta.answers),
    articles: articles.map(({ slug, heading, lead, kind, minutes, date }, index) => ({
      slug,
      heading,
      lead,
      byline: { kind, minutes, date },
      // Only the newest article lists its chapters.
      chapters: index === 0 ? chaptersOf(slug) : [],
    })),
    others: [
      ...[...proseOf(families.guides)].map(([name, { frontMatter }]) => ({
        path: paths.guide(name),
        heading: frontMatter.heading,
        description: frontMatter.description,
      })),
      { path: paths.faq(), heading: faqPage.heading, description: faqMeta.description },
    ],
  };
}

function chaptersOf(slug: string) {
  return withContents(proseOf(families.articles).get(slug)?.html() ?? '').contents;
}

export function meta({ loaderData: { site } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    title: blogMeta.title,
    description: blogMeta.description,
    keywords: blogMeta.keywords,
    canonicalPath: paths.blog(),
    jsonLd: [
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: blogMeta.heading, path: paths.blog() },
      ]),
    ],
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page guide">
      <PageHeading title={blogMeta.heading} trail={[]} lead={blogMeta.lead} beside="answers">
        <HeadingAnswers answers={loaderData.answers} />
      </PageHeading>
      <section aria-labelledby="artigos-titulo">
        <h2 id="artigos-titulo">Artigos</h2>
        <ul className="articles">
          {loaderData.articles.map(({ slug, heading, lead, byline, chapters }) => (
            <li key={slug}>
              <TopicDrawing slug={slug} />
              <div>
                <Byline {...byline} />
                <h3>
                  <a href={paths.article(slug)}>{heading}</a>
                </h3>
                <p>{lead}</p>
                {chapters.length > 0 && (
                  <ul className="article-chapters">
                    {chapters.map(({ id, text }) => (
                      <li key={id}>
                        <a href={`${paths.article(slug)}#${id}`}>{text}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="blog-others" aria-labelledby="guias-titulo">
        <h2 id="guias-titulo">{blogMeta.others}</h2>
        <ul>
          {loaderData.others.map(({ path, heading, description }) => (
            <li key={path}>
              <h3>
                <a href={path}>{heading}</a>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
