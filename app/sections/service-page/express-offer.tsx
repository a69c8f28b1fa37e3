/** Manutenção Express: its price and its limits stand in content (SPEC.md section 9). */
import { expressMaintenance } from '#content/offers.ts';
import type { ServicePage } from '#content/service-pages/service-page.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { formatPrice } from '../../ui/format.ts';

interface ExpressOfferProps {
  city: string;
  offer: ServicePage['express'];
  message: string;
}

export function ExpressOffer({ city, offer, message }: ExpressOfferProps) {
  return (
    <section className="express" aria-labelledby="express-titulo">
      <div>
        <h2 id="express-titulo">{`Manutenção Express em ${city}`}</h2>
        <p className="express-price">{formatPrice(expressMaintenance.price)}</p>
        <p>{offer.intro}</p>
        <ChatLink message={`${message} Quero a Manutenção Express.`}>Quero a Manutenção Express</ChatLink>
        <p className="express-conditions">{offer.conditions}</p>
      </div>
      <ol>
        {offer.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
