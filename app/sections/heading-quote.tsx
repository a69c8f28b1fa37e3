/**
 * The price and the quote button in a page's heading, so that a phone shows both without scrolling. On screens wide
 * enough for the contact card beside the text, the button is in the card instead.
 */
import { Children, type ReactNode } from 'react';
import type { HeadingPriceName } from '#content/front-matter.ts';
import { guidePrices, repairByPart, repairPrice } from '#content/offers.ts';
import { lowestKitPrice } from '#domain/catalogue/kits.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { formatPrice } from '../ui/format.ts';

interface HeadingQuoteProps {
  message: string;
  label?: string | undefined;
  /** The prices, if the page has any. */
  children?: ReactNode;
}

export function HeadingQuote({ message, label = 'Pedir orçamento', children }: HeadingQuoteProps) {
  return (
    <p className="heading-quote">
      <ChatLink slot="topo" message={message}>
        {label}
      </ChatLink>
      {Children.map(Children.toArray(children), (price) => (
        <span>{price}</span>
      ))}
    </p>
  );
}

export function HeadingPrice({ of }: { of: HeadingPriceName }) {
  if (of === 'repair') return <Range before="Conserto em casa: de" {...repairPrice} />;
  if (of === 'programming') return <Range before="Gravar controles: de" {...repairByPart.programming} />;
  if (of === 'condominium')
    return <Range before="Portão pesado de condomínio, instalado: de" {...guidePrices.condominiumGate} />;
  return (
    <>
      {'Kit basculante instalado a partir de '}
      <strong className="price">{formatPrice(lowestKitPrice)}</strong>
    </>
  );
}

function Range({ before, from, to }: { before: string; from: number; to: number }) {
  return (
    <>
      {`${before} `}
      <strong className="price">{formatPrice(from)}</strong>
      {' a '}
      <strong className="price">{formatPrice(to)}</strong>
    </>
  );
}
