/** The privacy and warranty pages, from their texts in content/pages. */
import { families } from '#content/families.ts';
import { withContents } from '../catalogue/contents.server.ts';
import { renderAnswers } from '../catalogue/heading-answers.server.ts';
import { withOwner } from '../catalogue/owner-in-text.ts';
import { proseOf } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { ContentsList } from '../sections/guide/contents-list.tsx';
import { HeadingAnswers } from '../sections/heading-answers.tsx';
import { HeadingQuote } from '../sections/heading-quote.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { WhoAnswers } from '../sections/who-answers.tsx';
import { breadcrumbBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Prose } from '../ui/prose.tsx';
import { VersionDate } from '../ui/version-date.tsx';
import type { Route } from './+types/text-page';

export const handle: RouteHandle = {
  styles: ['page', 'answers', 'contact', 'beside', 'stacked'],
  // With a button in the heading, whose answers are long too.
  stylesOfState: (loaderData) =>
    (loaderData as Partial<Route.ComponentProps['loaderData']> | undefined)?.frontMatter?.label === undefined
      ? []
      : ['longAnswers'],
};

export function loader({ request, context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const name = new URL(request.url).pathname.slice(1);
  const prose = proseOf(families.textPages).get(name);
  if (prose === undefined) throw new Error(`content/pages has no ${name}.md`);
  return {
    site,
    path: paths.textPage(name),
    frontMatter: prose.frontMatter,
    message: prose.frontMatter.message ?? `Olá! Tenho uma dúvida sobre: ${prose.frontMatter.heading}.`,
    answers: renderAnswers(prose.frontMatter.answers).map((answer) => ({
      ...answer,
      html: withOwner(answer.html, site.company),
    })),
    ...withContents(withOwner(prose.html(), site.company)),
  };
}

export function meta({ loaderData: { site, path, frontMatter } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    ...frontMatter,
    canonicalPath: path,
    jsonLd: [
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: frontMatter.heading, path },
      ]),
    ],
  });
}

/** Only a page that people open because something is broken has a button in its heading. */
export default function TextPage({
  loaderData: { frontMatter, message, answers, html, contents },
}: Route.ComponentProps) {
  const { label } = frontMatter;
  return (
    <div className="page">
      <PageHeading title={frontMatter.heading} trail={[]} lead={frontMatter.lead} beside="answers">
        <VersionDate date={frontMatter.updated} />
        {label !== undefined && <HeadingQuote message={message} label={label} />}
        <HeadingAnswers answers={answers} />
      </PageHeading>
      {/* Shown where there is no room beside the text, and the other one where there is. Landmarks need unique names. */}
      <ContentsList title="Nesta página" contents={contents} />
      <Prose html={html} />
      <WhoAnswers />
      <ContactBlock message={message} label={label} isUrgent={label !== undefined}>
        <ContentsList title="Capítulos" contents={contents} />
      </ContactBlock>
    </div>
  );
}
