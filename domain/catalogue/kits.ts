/** What can be said of the home offers as a whole. */
import { homeOffers } from '#content/offers.ts';

/** Whole reais. */
export const lowestKitPrice = Math.min(...homeOffers.map(({ price }) => price));

/** Seconds from closed to open, the fastest first. */
export const kitSeconds: readonly number[] = homeOffers
  .map(({ seconds }) => seconds)
  .toSorted((a, b) => a - b);

export const fastestKit = homeOffers.reduce((best, kit) => (kit.seconds < best.seconds ? kit : best));
