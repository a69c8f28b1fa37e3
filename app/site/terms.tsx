/** The terms of use, then the index of the search-term pages (docs/specification/addresses.md#route-table). */
import { families } from '#content/families.ts';
import { withContents } from '../catalogue/contents.server.ts';
import { groupsOf } from '../catalogue/families.server.ts';
import { renderAnswers } from '../catalogue/heading-answers.server.ts';
import { proseOf } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { ContentsList } from '../sections/guide/contents-list.tsx';
import { HeadingAnswers } from '../sections/heading-answers.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { WhoAnswers } from '../sections/who-answers.tsx';
import { breadcrumbBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { LinkList } from '../ui/link-list.tsx';
import { Prose } from '../ui/prose.tsx';
import { VersionDate } from '../ui/version-date.tsx';
import type { Route } from './+types/terms';

export const handle: RouteHandle = { styles: ['page', 'answers', 'contact', 'beside', 'links', 'terms'] };

export function loader({ context }: Route.LoaderArgs) {
  const prose = proseOf(families.textPages).get('termos');
  if (prose === undefined) throw new Error('content/pages has no termos.md');
  return {
    site: context.get(servicesContext).site,
    frontMatter: prose.frontMatter,
    answers: renderAnswers(prose.frontMatter.answers),
    message: `Olá! Tenho uma dúvida sobre: ${prose.frontMatter.heading}.`,
    ...withContents(prose.html()),
    groups: groupsOf(families.terms),
  };
}

export function meta({ loaderData: { site, frontMatter } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    ...frontMatter,
    canonicalPath: paths.terms(),
    jsonLd: [
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: frontMatter.heading, path: paths.terms() },
      ]),
    ],
  });
}

export default function Terms({
  loaderData: { frontMatter, message, answers, html, contents, groups },
}: Route.ComponentProps) {
  return (
    <div className="page">
      <PageHeading title={frontMatter.heading} trail={[]} lead={frontMatter.lead} beside="answers">
        <VersionDate date={frontMatter.updated} />
        <p className="term-jump">
          <a href="#buscas">Procurava um produto? Veja os termos mais buscados</a>
        </p>
        <HeadingAnswers answers={answers} />
      </PageHeading>
      {/* Shown where there is no room beside the text, and the other one where there is. Landmarks need unique names. */}
      <ContentsList title="Nesta página" contents={contents} />
      <Prose html={html} />
      <WhoAnswers />
      <ContactBlock message={message}>
        <ContentsList title="Capítulos" contents={contents} />
      </ContactBlock>
      <section id="buscas" className="term-index" aria-labelledby="buscas-titulo">
        <h2 id="buscas-titulo">Termos mais buscados</h2>
        <p>Preço, prazo e garantia de cada motor, tipo de portão e serviço.</p>
        <div>
          {groups.map(({ heading, pages }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <LinkList links={pages} />
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}
