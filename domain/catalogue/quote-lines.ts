/** The lines of a quote sheet with their figures, and the message with which a visitor orders one. */
import { type QuoteLine, type QuoteLineName, quoteLines } from '#content/quote-lines.ts';
import { fillFacts, withFacts } from '#domain/facts/fill-facts.ts';
import { isOffered, type PromotionStates } from '#domain/promotions/promotion-state.ts';
import { promotionsIn } from '#domain/promotions/promotions-in.ts';

/** A line with its figures filled in. */
export interface Quote extends QuoteLine {
  /** `10x de R$ 89,90`; null if the price is a range or by proposal. */
  instalments: string | null;
}

/** A price that is one figure, and so can be divided. */
const fixedPrice = /^\{\{([\w.]+)\}\}$/;

export function quoteOf(line: QuoteLine): Quote {
  const [, price] = fixedPrice.exec(line.price) ?? [];
  return {
    ...withFacts(line),
    instalments:
      price === undefined ? null : fillFacts(`{{instalments in digits}}x de {{${price} / instalments}}`),
  };
}

export function quotesOf(names: readonly QuoteLineName[]): Quote[] {
  return names.map((name) => quoteOf(quoteLines[name]));
}

/** The three kits, installed. */
export const kitQuotes = quotesOf(['padrao', 'speedy', 'jetflex']);

/** @returns the same names, with the cheapest installed kit in place of lines whose promotion is not running */
export function offeredNow(names: readonly QuoteLineName[], states: PromotionStates): QuoteLineName[] {
  const isNowOffered = (name: QuoteLineName) =>
    promotionsIn(quoteLines[name].price).every((promotion) => isOffered(states[promotion]));
  const offered: ReadonlySet<QuoteLineName> = new Set(
    names.map((name) => (isNowOffered(name) ? name : 'padrao')),
  );
  return [...offered];
}

/** Groups adjacent lines that include the same on the same terms, so that a sheet says it once for all of them. */
export function groupQuotes(quotes: readonly Quote[]): [Quote, ...Quote[]][] {
  const groups: [Quote, ...Quote[]][] = [];
  for (const quote of quotes) {
    const group = groups.at(-1);
    if (group?.[0].includes === quote.includes && group[0].terms === quote.terms) group.push(quote);
    else groups.push([quote]);
  }
  return groups;
}

/** @returns the duration and warranty of every line, or null if they differ */
export function termsOfAll(quotes: readonly Quote[]): string | null {
  const [terms = null, ...others] = new Set(quotes.map((quote) => quote.terms));
  return others.length === 0 ? terms : null;
}

/** @param about what else the seller needs to know, as a sentence */
export function quoteMessage(quote: Quote, about = ''): string {
  const price = quote.instalments === null ? quote.price : `${quote.price} ou ${quote.instalments}`;
  return [
    `Olá! Quero este orçamento: ${quote.name}. ${about}`.trim(),
    quote.gate,
    price,
    quote.includes,
    quote.terms,
  ].join('\n');
}
