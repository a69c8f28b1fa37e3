/** How often visitors of the measured page arrive. */

export const visitEveryMs = 10;

/** Visits before the measured ones. The first take four times as long, because their own code is still being compiled. */
export const warmUpSeconds = 1;

/** Visits of a measurement of this length, those of the warm-up included. */
export function visitsIn(seconds: number): number {
  return Math.ceil(((warmUpSeconds + seconds) * 1000) / visitEveryMs);
}
