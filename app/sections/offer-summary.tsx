import { homeOffers } from '#content/offers.ts';
import { kitLimits } from '#content/place-page.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { formatPrice } from '../ui/format.ts';

/** The three kits in three lines. */
export function OfferSummary({ heading }: { heading: string }) {
  return (
    <section className="offer-summary" aria-labelledby="precos-titulo">
      <h2 id="precos-titulo">{heading}</h2>
      <ul>
        {homeOffers.map((offer) => (
          <li key={offer.name}>
            <strong>{offer.name}</strong>
            <span>{`abre em ${offer.seconds} segundos`}</span>
            <span className="price">{formatPrice(offer.price)}</span>
          </li>
        ))}
      </ul>
      <p>{withFacts(kitLimits)}</p>
    </section>
  );
}
