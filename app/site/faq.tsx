/** All questions in groups. Only one question is open at a time (docs/specification/pages.md#faq-page). */
import { faqMeta, faqPage } from '#content/faq.ts';
import { faqPageGroups } from '../catalogue/faq.server.ts';
import { renderAnswers } from '../catalogue/heading-answers.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { HeadingAnswers } from '../sections/heading-answers.tsx';
import { HeadingQuote } from '../sections/heading-quote.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { breadcrumbBlock, faqBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { FaqList } from '../ui/faq-list.tsx';
import type { Route } from './+types/faq';

export const handle: RouteHandle = { styles: ['page', 'answers', 'faq'] };

export function loader({ context }: Route.LoaderArgs) {
  return {
    site: context.get(servicesContext).site,
    answers: renderAnswers(faqPage.answers),
    groups: faqPageGroups,
    message: faqPage.closing.message,
  };
}

export function meta({ loaderData: { site, groups } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    ...faqMeta,
    canonicalPath: paths.faq(),
    jsonLd: [
      faqBlock(groups.flatMap(({ entries }) => entries)),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: faqPage.heading, path: paths.faq() },
      ]),
    ],
  });
}

export default function Faq({ loaderData: { answers, groups } }: Route.ComponentProps) {
  return (
    <div className="page faq-page">
      <PageHeading title={faqPage.heading} trail={[]} lead={faqPage.lead} beside="answers">
        <HeadingAnswers answers={answers} />
        <HeadingQuote message={faqPage.closing.message} label={faqPage.closing.label} />
      </PageHeading>
      <nav className="faq-groups" aria-label="Assuntos das perguntas">
        <ul>
          {groups.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="faq-body">
        {groups.map(({ id, heading, entries }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{heading}</h2>
            <FaqList name="duvidas" entries={entries} />
          </section>
        ))}
      </div>
      <ClosingCall {...faqPage.closing} />
    </div>
  );
}
