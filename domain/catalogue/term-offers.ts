import { type TermOffer, type TermOfferName, termOffers } from '#content/term-offers.ts';
import { withFacts } from '../facts/fill-facts.ts';
import { isOffered, type PromotionStates } from '../promotions/promotion-state.ts';
import { promotionsIn } from '../promotions/promotions-in.ts';

/** @returns the rows that a term compares, with their figures filled in */
export function offersOf(names: readonly TermOfferName[]): TermOffer[] {
  return names.map((name) => withFacts<TermOffer>(termOffers[name]));
}

/** @returns the same names, with the cheapest installed kit in the place of what is bought in a promotion only */
export function offeredNow(names: readonly TermOfferName[], states: PromotionStates): TermOfferName[] {
  const isNowOffered = (name: TermOfferName) =>
    promotionsIn(termOffers[name].price).every((promotion) => isOffered(states[promotion]));
  const offered: ReadonlySet<TermOfferName> = new Set(
    names.map((name) => (isNowOffered(name) ? name : 'padrao')),
  );
  return [...offered];
}
