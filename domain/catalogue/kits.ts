/** Figures over all offers of the home page. */
import { homeOffers } from '#content/offers.ts';

/** Whole reais. */
export const lowestKitPrice = Math.min(...homeOffers.map(({ price }) => price));

/** Seconds each kit takes to open a gate, the fastest first. */
export const kitSeconds: readonly number[] = homeOffers
  .map(({ seconds }) => seconds)
  .toSorted((a, b) => a - b);

export const fastestKit = homeOffers.reduce((best, kit) => (kit.seconds < best.seconds ? kit : best));
