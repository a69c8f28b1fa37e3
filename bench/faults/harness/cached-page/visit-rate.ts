/** How often the measured visitor of a cached page comes. */

export const visitEveryMs = 10;

/** Before it is measured: its first visits wait for its own code to be compiled, four times as long as the others. */
export const warmUpSeconds = 1;

/** Visits of a measurement of this length, those of the warm-up included. */
export function visitsIn(seconds: number): number {
  return Math.ceil(((warmUpSeconds + seconds) * 1000) / visitEveryMs);
}
