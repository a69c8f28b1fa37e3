/** The promotion 'Manutenção Express' (docs/specification/offers-and-claims.md#express-maintenance). */
import { expressMaintenance } from '#content/offers.ts';
import type { ServicePage } from '#content/service-pages/service-page.ts';
import { isOffered } from '#domain/promotions/promotion-state.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { formatPrice } from '../../ui/format.ts';
import { PromotionNotice, usePromotion } from '../../ui/promotions.tsx';

interface ExpressOfferProps {
  city: string;
  offer: ServicePage['express'];
  message: string;
}

export function ExpressOffer({ city, offer, message }: ExpressOfferProps) {
  const name = 'express';
  if (!isOffered(usePromotion(name))) {
    return (
      <section className="express" aria-labelledby="express-titulo">
        <div>
          <h2 id="express-titulo">{`Manutenção Express em ${city}`}</h2>
          <PromotionNotice name={name} />
          <ChatLink message={message}>Pedir orçamento</ChatLink>
        </div>
      </section>
    );
  }
  return (
    <section className="express" aria-labelledby="express-titulo">
      <div>
        <h2 id="express-titulo">{`Manutenção Express em ${city}`}</h2>
        <p className="express-price">{formatPrice(expressMaintenance.price)}</p>
        <PromotionNotice name={name} />
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
