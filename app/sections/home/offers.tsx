import { allModelsLabel } from '#content/motors/motors-page.ts';
import { homeOffers, maxInstalments, type Offer } from '#content/offers.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { paths } from '../../paths.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { formatPrice } from '../../ui/format.ts';
import { Street } from './street.tsx';

/** The three offers below the street that shows their speeds. Each can be ordered. */
export function Offers() {
  return (
    <section className="offers" id="modelos" aria-labelledby="modelos-titulo">
      <h2 id="modelos-titulo">Três velocidades, um preço para cada, tudo instalado</h2>
      <Street />
      <ul className="offer-list">
        {homeOffers.map((offer) => (
          <OfferCard key={offer.name} offer={offer} />
        ))}
      </ul>
      <p className="offers-action">
        <span>{`Frete, instalação e dois controles no preço. Parcele em até ${maxInstalments}x.`}</span>
        <ChatLink message="Olá! Gostaria de um orçamento do kit de motor PPA instalado.">
          Pedir orçamento
        </ChatLink>
        <a className="button button-quiet" href={paths.motors()}>
          {allModelsLabel}
        </a>
      </p>
    </section>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const price = formatPrice(offer.price);
  return (
    <li className={`offer offer-${offer.seconds}`}>
      <h3>{offer.name}</h3>
      <p className="offer-seconds">
        <strong>{offer.seconds}</strong> segundos
      </p>
      <p className="offer-price price">{price}</p>
      <p className="offer-suits">{fillFacts(offer.suits)}</p>
      <ChatLink
        variant="compact"
        message={`Olá! Quero o kit ${offer.name}, que abre em ${offer.seconds} segundos, instalado por ${price}.`}
      >
        {`Pedir o ${offer.name}`}
      </ChatLink>
    </li>
  );
}
