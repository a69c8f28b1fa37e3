import type { MotorDetail, MotorModel } from '#content/motor-model.ts';
import { homeOffers, maxInstalments } from '#content/offers.ts';
import { paths } from '../../paths.ts';
import { formatPrice } from '../../ui/format.ts';
import { HeadingQuote } from '../heading-quote.tsx';
import { PageHeading } from '../page-heading.tsx';

/** Name, tags, the price of the installed kit where there is one, and the way to a quote. */
export function MotorHero({ model, detail }: { model: MotorModel; detail: MotorDetail | null }) {
  const kit = homeOffers.find(({ name }) => name === detail?.kit);
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
            {` em até ${maxInstalments}x`}
          </>
        )}
      </HeadingQuote>
    </PageHeading>
  );
}
