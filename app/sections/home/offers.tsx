import { allModelsLabel } from '#content/motors-page.ts';
import { homeOffers, maxInstalments, type Offer } from '#content/offers.ts';
import { kitSeconds } from '#domain/catalogue/kits.ts';
import { paths } from '../../paths.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { formatPrice } from '../../ui/format.ts';

const listed = new Intl.ListFormat('pt-BR');

/**
 * The three offers, each with a gate that opens in its own true time. Opening the disclosure starts all
 * three at once (CSS only); closing it lets them down again.
 */
export function Offers() {
  return (
    <section className="offers" id="modelos" aria-labelledby="modelos-titulo">
      <div className="section-head">
        <h2 id="modelos-titulo">Três velocidades, um preço para cada, tudo instalado</h2>
        <details className="race">
          <summary className="button button-quiet">
            <span className="race-open">Abrir os três portões</span>
            <span className="race-close">Fechar os portões</span>
          </summary>
          <p>{`Os três partem juntos e levam o tempo real: ${listed.format(kitSeconds.map(String))} segundos.`}</p>
        </details>
      </div>
      <ul className="offer-list">
        {homeOffers.map((offer) => (
          <OfferCard key={offer.name} offer={offer} />
        ))}
      </ul>
      <p className="offers-action">
        <ChatLink message="Olá! Gostaria de um orçamento do kit de motor PPA instalado.">
          Pedir orçamento
        </ChatLink>
        <a className="button button-quiet" href={paths.motors()}>
          {allModelsLabel}
        </a>
        <span>{`Frete, instalação e dois controles no preço. Parcele em até ${maxInstalments}x.`}</span>
      </p>
    </section>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  return (
    <li className={`offer offer-${offer.seconds}`}>
      <Garage />
      <h3>{offer.name}</h3>
      <p className="offer-seconds">
        <strong>{offer.seconds}</strong> segundos
      </p>
      <p className="offer-price price">{formatPrice(offer.price)}</p>
      <p className="offer-suits">{offer.suits}</p>
    </li>
  );
}

/** A garage front; the slatted leaf tilts open over the car. The style sheet gives it its time. */
function Garage() {
  return (
    <div className="garage" aria-hidden="true">
      <svg viewBox="0 0 120 84" aria-hidden="true">
        <path d="M24 74v-19l8-4 8-16h40l8 16 8 4v19M24 60h72M40 51h40M30 74v5h10v-5M80 74v5h10v-5" />
        <path className="amber" d="M30 60h11v6H30zM79 60h11v6H79z" />
      </svg>
      <div className="leaf" />
      <div className="clock" />
    </div>
  );
}
