/** The comparison of models, and the chooser with its three kinds of answer: a kit, a quotation, a range. */
import { useLoaderData } from 'react-router';
import type { GateAnswers } from '#domain/catalogue/choose-motor.ts';
import { motorRows } from '#domain/catalogue/motor-rows.ts';
import { chooserAnswer, chooserFields } from '../catalogue/motors/motor-chooser.server.ts';
import { dataOf, motors } from '../catalogue/motors/motors.server.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { ChooserForm } from '../sections/motor/chooser-form.tsx';
import { ChooserResult } from '../sections/motor/chooser-result.tsx';
import { ComparisonForm } from '../sections/motor/comparison-form.tsx';
import { ComparisonTable } from '../sections/motor/comparison-table.tsx';
import { LeafWeight } from '../sections/motor/leaf-weight.tsx';
import { sampleMessage } from './samples.ts';
import { SpecimenName } from './specimen.tsx';

export const handle: RouteHandle = { styles: ['page', 'choice', 'answer'] };

const gate: GateAnswers = {
  gate: 'basculante',
  weight: 'ate-250',
  width: 'dois-carros',
  use: 'poucas',
  voltage: 'nao-sei',
};

export function loader() {
  const compared = motors
    .filter(({ name }) => ['Home', 'Home Custom SP Mono', 'Penta Jetflex'].includes(name))
    .map(({ slug, name }) => ({ slug, name, rows: motorRows(dataOf({ slug })) }));
  const [first, ...others] = compared;
  if (first === undefined) throw new Error('No model is left to compare');
  return {
    models: motors.map(({ slug, name }) => ({ slug, name })),
    compared: [first, ...others] as const,
    fields: chooserFields,
    withKit: chooserAnswer(gate),
    byQuotation: chooserAnswer({ ...gate, weight: 'mais-de-300' }),
    forCondominium: chooserAnswer({ ...gate, use: 'condominio' }),
  };
}

export default function MotorChoiceParts() {
  const { models, compared, fields, withKit, byQuotation, forCondominium } = useLoaderData<typeof loader>();
  return (
    <>
      <SpecimenName>Comparison: form and table</SpecimenName>
      <div className="page">
        <ComparisonForm models={models} chosen={[]} />
        <ComparisonTable motors={compared} message={sampleMessage} />
      </div>
      <SpecimenName>Chooser: questions</SpecimenName>
      <div className="page">
        <ChooserForm fields={fields} values={{}} isAnswered={false} />
      </div>
      <SpecimenName>Chooser: a kit, a quotation, a range</SpecimenName>
      <div className="page">
        <ChooserResult answer={withKit} />
      </div>
      <div className="page">
        <ChooserResult answer={byQuotation} />
      </div>
      <div className="page">
        <ChooserResult answer={forCondominium} />
      </div>
      <SpecimenName>How to estimate the weight of a leaf</SpecimenName>
      <div className="page">
        <LeafWeight />
      </div>
    </>
  );
}
