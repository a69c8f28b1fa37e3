/**
 * Which motor suits a gate: five questions, and a reasoned answer to each set of answers
 * (docs/specification/pages.md#motor-chooser).
 */
import { chooserPage } from '#content/motors/motor-chooser.ts';
import { type ChooserQuestion, questionNames, readAnswers } from '#domain/catalogue/choose-motor.ts';
import { chooserAnswer, chooserFields, chooserQueries } from '../catalogue/motors/motor-chooser.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { readQuery } from '../read-query.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { ChooserForm } from '../sections/motor/chooser-form.tsx';
import { ChooserResult } from '../sections/motor/chooser-result.tsx';
import { LeafWeight } from '../sections/motor/leaf-weight.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { breadcrumbBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { LineDrawing } from '../ui/drawings/line-drawing.tsx';
import type { Route } from './+types/motor-chooser';

export const handle: RouteHandle = { styles: ['page', 'choice', 'answer'] };

export function loader({ request, context }: Route.LoaderArgs) {
  const given = {
    gate: readQuery(request, chooserQueries.gate),
    weight: readQuery(request, chooserQueries.weight),
    width: readQuery(request, chooserQueries.width),
    use: readQuery(request, chooserQueries.use),
    voltage: readQuery(request, chooserQueries.voltage),
  } satisfies Record<ChooserQuestion, string | null>;
  const answers = readAnswers(given);
  const answer = answers && chooserAnswer(answers);
  return {
    site: context.get(servicesContext).site,
    fields: chooserFields,
    values: Object.fromEntries(
      questionNames.flatMap((question) =>
        answers === null ? [] : [[chooserQueries[question].name, answers[question]]],
      ),
    ) as Record<string, string>,
    answer,
    // An unknown kind of gate is drawn as the most common one.
    drawing: answers === null || answers.gate === 'nao-sei' ? 'basculante' : answers.gate,
    message: answer?.message ?? chooserPage.closing.message,
  };
}

export function meta({ loaderData: { site, answer } }: Route.MetaArgs) {
  const { title, heading, description, keywords } = chooserPage;
  const path = paths.motorChooser();
  return pageMeta(site.url, {
    title,
    description,
    keywords,
    canonicalPath: path,
    isVariant: answer !== null,
    jsonLd: [
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: 'Motores', path: paths.motors() },
        { name: heading, path },
      ]),
    ],
  });
}

export default function MotorChooser({
  loaderData: { fields, values, answer, drawing, message },
}: Route.ComponentProps) {
  return (
    <div className="page">
      <PageHeading
        title={chooserPage.heading}
        trail={[{ name: 'Motores', path: paths.motors() }]}
        beside="drawing"
        {...(answer === null && { lead: chooserPage.lead })}
      >
        <LineDrawing name={drawing} />
      </PageHeading>
      {answer !== null && <ChooserResult answer={answer} />}
      <ChooserForm fields={fields} values={values} isAnswered={answer !== null} />
      <LeafWeight />
      <ClosingCall {...chooserPage.closing} message={message} />
    </div>
  );
}
