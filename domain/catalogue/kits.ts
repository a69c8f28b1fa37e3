/** The extremes among the offers of the home page. */
import { homeOffers } from '#content/offers.ts';

/** Whole reais. */
export const lowestKitPrice = Math.min(...homeOffers.map(({ price }) => price));

export const fastestKit = homeOffers.reduce((best, kit) => (kit.seconds < best.seconds ? kit : best));
