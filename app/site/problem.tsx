/**
 * The page of a problem people search for, at the root under its phrase's slug; any other single word leads
 * home (SPEC.md section 2, Root-level keyword pages).
 */
import { redirect } from 'react-router';
import { problemMessage, problemsOf } from '../catalogue/problems.server.ts';
import { problemProse } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { HandsOnText } from '../sections/hands-on-text.tsx';
import { HeadingPrice, HeadingQuote } from '../sections/heading-quote.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { breadcrumbBlock, serviceBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/problem';

export const handle: RouteHandle = { styles: ['page', 'hands-on'] };

export function loader({ params, context }: Route.LoaderArgs) {
  const prose = problemProse.get(params.slug);
  if (prose === undefined) throw redirect(paths.home(), 302);
  const { site } = context.get(servicesContext);
  const related = problemsOf(prose.frontMatter.family).filter(({ slug }) => slug !== params.slug);
  return {
    site,
    slug: params.slug,
    frontMatter: prose.frontMatter,
    html: prose.html(),
    related,
    message: prose.frontMatter.message ?? problemMessage(prose.frontMatter.phrase),
  };
}

export function meta({ loaderData: { site, slug, frontMatter } }: Route.MetaArgs) {
  const { phrase, description, keywords } = frontMatter;
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
  loaderData: { frontMatter, html, related, message },
}: Route.ComponentProps) {
  return (
    <div className="page">
      <PageHeading
        title={frontMatter.phrase}
        trail={[{ name: 'Problemas', path: paths.sitemap('problemas') }]}
      >
        <HeadingQuote message={message}>
          <HeadingPrice of="repair" />
        </HeadingQuote>
      </PageHeading>
      {frontMatter.isHandsOn ? <HandsOnText html={html} /> : <Prose html={html} />}
      <ContactBlock heading="Resolva com quem conserta" message={message} isUrgent />
      <RelatedLinks
        id="problemas"
        heading="Outros problemas que resolvemos"
        links={related.map((problem) => ({ name: problem.phrase, path: paths.problem(problem.slug) }))}
      />
    </div>
  );
}
