/**
 * The list of motor models, or up to three of them side by side if a query names them
 * (docs/specification/pages.md#motor-models).
 */
import { chooserPage } from '#content/motors/motor-chooser.ts';
import { checking } from '#content/motors/motor-rows.ts';
import { comparisonPage, motorsPage } from '#content/motors/motors-page.ts';
import { motorRows } from '#domain/catalogue/motor-rows.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { renderAnswers } from '../catalogue/heading-answers.server.ts';
import { renderInline } from '../catalogue/markdown.server.ts';
import { motorPrice } from '../catalogue/motors/motor-price.ts';
import { dataOf, findMotor, motors } from '../catalogue/motors/motors.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths, queries } from '../paths.ts';
import { readQuery } from '../read-query.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { HeadingAnswers } from '../sections/heading-answers.tsx';
import { ComparisonForm } from '../sections/motor/comparison-form.tsx';
import { ComparisonTable } from '../sections/motor/comparison-table.tsx';
import { listId, PriceFilter } from '../sections/motor/price-filter.tsx';
import { MotorCard } from '../sections/motor-card.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { breadcrumbBlock, productBlock, sellerBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/motors';

export const handle: RouteHandle = { styles: ['page', 'answers', 'models', 'choice'] };

export function loader({ request, context }: Route.LoaderArgs) {
  const slugs = [queries.firstMotor, queries.secondMotor, queries.thirdMotor].map((query) =>
    readQuery(request, query),
  );
  const [first, ...others] = [...new Set(slugs)].flatMap((slug) => findMotor(slug ?? '') ?? []).map(compared);
  const isComparison = slugs.some((slug) => slug !== null);
  return {
    site: context.get(servicesContext).site,
    isComparison,
    /** Null unless the query names at least two models. */
    comparison: first === undefined || others.length === 0 ? null : ([first, ...others] as const),
    models: motors.map(({ name, slug, category, description, features }) => ({
      price: motorPrice(dataOf({ slug })),
      name,
      slug,
      category,
      description,
      features,
    })),
    answers: renderAnswers(motorsPage.answers),
    checking: checking.paragraphs.map((text) => `<p>${renderInline(fillFacts(text)).html}</p>`).join(''),
  };
}

function compared({ slug, name }: { slug: string; name: string }) {
  return { slug, name, rows: motorRows(dataOf({ slug })) };
}

export function meta({ loaderData: { site, isComparison } }: Route.MetaArgs) {
  const { title, heading, description, keywords } = motorsPage;
  return pageMeta(site.url, {
    title: isComparison ? comparisonPage.title : title,
    description,
    keywords,
    canonicalPath: paths.motors(),
    isVariant: isComparison,
    jsonLd: [
      productBlock({ name: heading, description, image: `${site.url}/images/og-home.jpg` }),
      sellerBlock(site),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: 'Motores', path: paths.motors() },
      ]),
    ],
  });
}

export default function Motors({ loaderData }: Route.ComponentProps) {
  const { models, answers, isComparison, comparison } = loaderData;
  return (
    <div className="page motors">
      {isComparison ? (
        <PageHeading
          title={comparisonPage.heading}
          trail={[{ name: 'Motores', path: paths.motors() }]}
          {...(comparison === null && { lead: comparisonPage.tooFew })}
        />
      ) : (
        <PageHeading title={motorsPage.heading} trail={[]} lead={motorsPage.lead} beside="answers">
          <HeadingAnswers answers={answers} />
          <p className="contact-actions">
            <a className="button button-amber" href={paths.motorChooser()}>
              {chooserPage.link}
            </a>
            <a className="button button-quiet" href={`#${comparisonPage.id}`}>
              {comparisonPage.formHeading}
            </a>
          </p>
        </PageHeading>
      )}
      {comparison !== null && <ComparisonTable motors={comparison} message={comparisonMessage(comparison)} />}
      {!isComparison && (
        <section id={listId} aria-label="Modelos">
          <PriceFilter models={models} />
          <ul className="motor-list">
            {models.map((model) => (
              <MotorCard key={model.slug} model={model} />
            ))}
          </ul>
        </section>
      )}
      <ComparisonForm models={models} chosen={comparison?.map(({ slug }) => slug) ?? []} />
      <section id={checking.id} aria-labelledby="conferir-titulo">
        <h2 id="conferir-titulo">{checking.heading}</h2>
        <Prose html={loaderData.checking} />
      </section>
      <ClosingCall {...motorsPage.closing} />
    </div>
  );
}

const listOfNames = new Intl.ListFormat('pt-BR');

function comparisonMessage(compared: readonly { name: string }[]): string {
  const names = listOfNames.format(compared.map(({ name }) => name));
  return `Olá! Estou comparando os motores PPA ${names}. Posso mandar uma foto do portão?`;
}
