/** The heading of a page in all its states, with its drawings. */
import { mapFields, pageFields } from '#domain/pages/page-fields.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { GeneratedPageHeading } from '../sections/generated-page/generated-page-heading.tsx';
import { HeadingAnswers } from '../sections/heading-answers.tsx';
import { HeadingPrice, HeadingQuote, headingPricesOf, VisitTerms } from '../sections/heading-quote.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { PlaceAnswers } from '../sections/place-answers.tsx';
import { HeadingSearch } from '../sections/problem-search.tsx';
import { drawings } from '../ui/drawings/drawings.ts';
import { LineDrawing } from '../ui/drawings/line-drawing.tsx';
import { TopicDrawing } from '../ui/drawings/topic-drawing.tsx';
import { VersionDate } from '../ui/version-date.tsx';
import { keysOf, sampleMessage, samplePrice, sampleTrail } from './samples.ts';
import { SpecimenName } from './specimen.tsx';

export const handle: RouteHandle = { styles: ['page', 'answers', 'search', 'place'] };

const lead = 'Dois motores servem para este portão. O peso da folha decide qual deles vale o preço.';

const sampleAnswers = [
  { name: 'Conserto', html: `<strong>${samplePrice}</strong> em casa` },
  { name: 'Motor ou kit sem montagem', html: '<strong>Dois anos</strong> no motor' },
  { name: 'Para acionar', html: 'WhatsApp, e <a href="#resposta">resposta em até cinco dias</a>' },
];

export default function HeadingParts() {
  return (
    <>
      <SpecimenName>Title alone, title with the date of the version</SpecimenName>
      <div className="page">
        <PageHeading title="Termos de uso" trail={[]} />
        <PageHeading title="Garantia" trail={[]}>
          <VersionDate date="2026-11-22" />
        </PageHeading>
      </div>
      <SpecimenName>Lead and price of the kit</SpecimenName>
      <div className="page">
        <PageHeading title="Motor de portão em Moema" trail={sampleTrail} lead={lead}>
          <HeadingQuote message={sampleMessage}>
            <HeadingPrice of="kit" />
          </HeadingQuote>
        </PageHeading>
      </div>
      <SpecimenName>Generated page, its fields filled in with their labels</SpecimenName>
      <div className="page">
        <GeneratedPageHeading page={mapFields(pageFields, (_field, { label }) => label)} />
      </div>
      <SpecimenName>Answers and claim of a place</SpecimenName>
      <div className="page">
        <PageHeading title="Motor de portão no Brás" trail={sampleTrail} lead={lead} beside="answers">
          <PlaceAnswers message={sampleMessage} />
          <p className="heading-claim">Instalado no mesmo dia</p>
        </PageHeading>
      </div>
      <SpecimenName>Answers with a link and a price, below a date</SpecimenName>
      <div className="page">
        <PageHeading title="Garantia" trail={sampleTrail} beside="answers">
          <VersionDate date="2026-11-22" />
          <HeadingAnswers answers={sampleAnswers} />
        </PageHeading>
      </div>
      <SpecimenName>Answers and the problem search</SpecimenName>
      <div className="page">
        <PageHeading title="Mapa do Site" trail={[]} lead={lead} beside="answers">
          <HeadingAnswers answers={sampleAnswers} />
          <HeadingSearch phrases={[]} />
        </PageHeading>
      </div>
      <SpecimenName>Note on a generated topic, price of a repair, drawing</SpecimenName>
      <div className="page">
        <PageHeading title="Conserto de portão de casa" trail={sampleTrail} beside="drawing">
          <p className="generated-note">Página gerada a partir da sua busca.</p>
          <HeadingQuote message={sampleMessage} label="Chamar o técnico">
            <HeadingPrice of="repair" />
            <HeadingPrice of="sharedRepair" />
          </HeadingQuote>
          <TopicDrawing slug="conserto-de-portao" category="Manutenção e Reparo" />
        </PageHeading>
      </div>
      <SpecimenName>
        Price for a condominium, the repairs of two parts with the terms of a visit, no price
      </SpecimenName>
      <div className="page">
        <PageHeading title="Portão de condomínio" trail={sampleTrail}>
          <HeadingQuote message={sampleMessage}>
            <HeadingPrice of="condominium" />
          </HeadingQuote>
          <HeadingQuote message={sampleMessage}>
            {headingPricesOf(['capacitor', 'stator'])}
            <VisitTerms />
          </HeadingQuote>
          <HeadingQuote message={sampleMessage} />
        </PageHeading>
      </div>
      <SpecimenName>Drawings, on their dark band</SpecimenName>
      <div className="page-heading">
        <p
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
            gap: '1rem',
            padding: '1rem',
            background: 'var(--color-graphite)',
          }}
        >
          {keysOf(drawings).map((name) => (
            <LineDrawing key={name} name={name} />
          ))}
        </p>
      </div>
    </>
  );
}
