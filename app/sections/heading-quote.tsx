/**
 * The price and the quote button in a page's heading, so that a phone shows both without scrolling. On screens wide
 * enough for the contact card beside the text, the button is in the card instead.
 */
import { Children, type ReactNode } from 'react';
import type { HeadingPriceName } from '#content/front-matter.ts';
import { guidePrices, repairByPart, repairPrice } from '#content/offers.ts';
import { type RepairPart, repairOfGate, repairOfPart, repairSummary } from '#content/repair-prices.ts';
import type { SafetyKind } from '#content/safety-rules.ts';
import { nightService, openingHours, visitTerms } from '#content/site.ts';
import { lowestKitPrice } from '#domain/catalogue/kits.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { paths } from '../paths.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { formatPrice } from '../ui/format.ts';

const repairHeading = withFacts(repairSummary);

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
  if (of === 'repair')
    return <Range before={repairHeading.before} {...repairPrice} after={repairHeading.after} />;
  if (of === 'sharedRepair') return repairHeading.shared;
  if (of === 'programming') return <Range before={repairOfPart.programming} {...repairByPart.programming} />;
  if (of === 'replacement')
    return (
      <Range before="Troca do motor em casa: de" {...guidePrices.residentialReplacement} after=" por motor" />
    );
  if (of === 'condominium')
    return <Range before="Motor de condomínio, instalado: de" {...guidePrices.condominiumGate} />;
  return (
    <>
      {'Kit basculante instalado a partir de '}
      <strong className="price">{formatPrice(lowestKitPrice)}</strong>
    </>
  );
}

/**
 * The prices that a text declares in its front matter: one, or that of repairing each part, on separate lines. `safety`
 * tells which kind of gate the text is about.
 */
export function headingPricesOf(
  price: HeadingPriceName | readonly RepairPart[],
  safety: SafetyKind = 'every',
): ReactNode {
  if (typeof price === 'string') return <HeadingPrice of={price} />;
  return price.map((part) => (
    <Range key={part} before={repairOfGate[safety]?.[part] ?? repairOfPart[part]} {...repairByPart[part]} />
  ));
}

/** When somebody comes and what that costs, for readers whose gate is broken. */
export function VisitTerms() {
  return (
    <small>
      {`${visitTerms.before}${openingHours.text}${visitTerms.after}`}
      <a href={paths.nightService()}>{nightService.name}</a>
      {`, ${nightService.condition}.`}
    </small>
  );
}

interface RangeProps {
  before: string;
  from: number;
  to: number;
  after?: string;
}

/** Keeps the last word before the prices on the same line as them. */
function Range({ before, from, to, after }: RangeProps) {
  const lastWord = before.lastIndexOf(' ') + 1;
  return (
    <>
      {before.slice(0, lastWord)}
      <span>
        {`${before.slice(lastWord)} `}
        <strong className="price">{formatPrice(from)}</strong>
        {' a '}
        <strong className="price">{formatPrice(to)}</strong>
      </span>
      {after}
    </>
  );
}
