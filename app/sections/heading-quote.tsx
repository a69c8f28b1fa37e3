/**
 * What it costs and the way to ask for it, in a page's heading: on a phone both are read before anybody scrolls.
 * Where the contact card stands beside the text the button is left to the card.
 */
import { Children, type ReactNode } from 'react';
import { repairPrice } from '#content/offers.ts';
import { lowestKitPrice } from '#domain/catalogue/kits.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { formatPrice } from '../ui/format.ts';

/** @param children the price, where there is one to name */
export function HeadingQuote({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <p className="heading-quote">
      <ChatLink message={message}>Pedir orçamento</ChatLink>
      {Children.toArray(children).length > 0 && <span>{children}</span>}
    </p>
  );
}

export function KitPrice() {
  return (
    <>
      {'Kit basculante instalado a partir de '}
      <strong className="price">{formatPrice(lowestKitPrice)}</strong>
    </>
  );
}

export function RepairPrice() {
  return (
    <>
      {'Conserto de '}
      <strong className="price">{formatPrice(repairPrice.from)}</strong>
      {' a '}
      <strong className="price">{formatPrice(repairPrice.to)}</strong>
    </>
  );
}
