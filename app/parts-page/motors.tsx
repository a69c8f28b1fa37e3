/** The list of motor models, and the page of a model with all details and with none. */
import { useLoaderData } from 'react-router';
import { knownRows, motorQuote, unknownOf } from '#domain/catalogue/motor-rows.ts';
import { partsOfMotor } from '#domain/catalogue/parts-of-motor.ts';
import { motorPrice } from '../catalogue/motors/motor-price.ts';
import { repairsOf } from '../catalogue/motors/motor-repairs.server.ts';
import { dataOf, detailOf, motors, neighboursOf } from '../catalogue/motors/motors.server.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { MotorDetails } from '../sections/motor/motor-details.tsx';
import { MotorFacts } from '../sections/motor/motor-facts.tsx';
import { MotorHero } from '../sections/motor/motor-hero.tsx';
import { MotorNeighbours } from '../sections/motor/motor-neighbours.tsx';
import { MotorPicture } from '../sections/motor/motor-picture.tsx';
import { MotorRepairs } from '../sections/motor/motor-repairs.tsx';
import { PriceFilter } from '../sections/motor/price-filter.tsx';
import { MotorCard } from '../sections/motor-card.tsx';
import { QuoteSheet } from '../sections/quote-sheet.tsx';
import { Prose } from '../ui/prose.tsx';
import { sampleHtml } from './samples.ts';
import { SpecimenName } from './specimen.tsx';

export const handle: RouteHandle = { styles: ['page', 'models', 'motor', 'quote'] };

export function loader() {
  const detailed = motors.find((model) => detailOf(model) !== null);
  const plain = motors.find((model) => detailOf(model) === null);
  if (detailed === undefined || plain === undefined)
    throw new Error('No model is left to show one of the states');
  return {
    cards: motors.slice(0, 3).map((model) => ({ ...model, price: motorPrice(dataOf(model)) })),
    detailed,
    detail: detailOf(detailed),
    parts: partsOfMotor(detailed.build),
    neighbours: neighboursOf(detailed),
    price: dataOf(detailed).price,
    plain,
    rows: knownRows(dataOf(plain)),
    quote: motorQuote(detailed.name, dataOf(detailed)),
    unknown: unknownOf(dataOf(plain)),
    repairs: repairsOf(plain),
  };
}

export default function MotorParts() {
  const { cards, detailed, detail, price, parts, neighbours, plain, rows, unknown, repairs, quote } =
    useLoaderData<typeof loader>();
  return (
    <>
      <SpecimenName>Cards</SpecimenName>
      <div className="page motors">
        <section aria-label="Modelos">
          <PriceFilter models={cards} />
          <ul className="motor-list">
            {cards.map((model) => (
              <MotorCard key={model.slug} model={model} />
            ))}
          </ul>
        </section>
      </div>
      <SpecimenName>Model with details</SpecimenName>
      <div className="page motor-page">
        <MotorHero model={detailed} price={price} detail={detail} />
        <div className="motor-main">
          <MotorPicture
            slug={detailed.slug}
            name={detailed.name}
            parts={parts}
            highlight={detailed.build.highlight}
          />
          <QuoteSheet quotes={[quote]} heading="Este modelo instalado" />
          <div>
            <Prose html={sampleHtml} />
          </div>
        </div>
        {detail !== null && <MotorDetails detail={detail} />}
        <MotorNeighbours model={detailed} models={neighbours} />
      </div>
      <SpecimenName>Model without details</SpecimenName>
      <div className="page motor-page">
        <MotorHero model={plain} price={null} detail={null} />
        <div className="motor-main">
          <div>
            <MotorFacts name={plain.name} rows={rows} unknown={unknown} />
          </div>
          <MotorRepairs name={plain.name} {...repairs} />
        </div>
      </div>
    </>
  );
}
