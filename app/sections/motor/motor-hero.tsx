import type { MotorBuild, MotorData, MotorDetail, MotorModel } from '#content/motors/motor-model.ts';
import { quoteHints } from '#content/motors/motors-page.ts';
import { homeOffers, maxInstalments } from '#content/offers.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { paths } from '../../paths.ts';
import { formatPrice } from '../../ui/format.ts';
import { HeadingPrice, HeadingQuote } from '../heading-quote.tsx';
import { PageHeading } from '../page-heading.tsx';

interface MotorHeroProps {
  model: MotorModel;
  price: MotorData['price'];
  detail: MotorDetail | null;
}

/** The name, the tags, the installed price or how to get one, and the quote button. */
export function MotorHero({ model, price, detail }: MotorHeroProps) {
  const kit = homeOffers.find(({ name }) => name === price);
  return (
    <PageHeading
      title={`Motor PPA ${model.name}`}
      trail={[{ name: 'Motores', path: paths.motors() }]}
      lead={model.description}
    >
      <ul className="motor-tags" aria-label="Em resumo">
        {(detail?.tags ?? model.features).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <HeadingQuote message={`Olá! Quero um orçamento do Motor PPA ${model.name}.`}>
        {kit !== undefined && (
          <>
            {`Kit ${kit.name} instalado `}
            <strong className="price">{formatPrice(kit.price)}</strong>
            {` em\u00a0até\u00a0${maxInstalments}x`}
          </>
        )}
        {price === 'condominium' && <HeadingPrice of="condominium" />}
        {price === null && fillFacts(quoteHints[hintOf(model.build)])}
      </HeadingQuote>
    </PageHeading>
  );
}

function hintOf({ drive, leaf }: MotorBuild): keyof typeof quoteHints {
  if (leaf === 'heavy') return 'heavy';
  return drive === 'inverter' ? 'inverter' : 'standard';
}
