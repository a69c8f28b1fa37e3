/**
 * Pairs of pages that share bands, but too few to say that they are similar. One in ten pairs with a similarity of .55 is
 * among them, so their texts have to decide.
 */
export type Pair = readonly [one: number, other: number];

export interface LooseLinks {
  note(one: number, other: number): void;
  /**
   * Chooses among the pairs that are still in two groups. The larger the smaller of the two groups, the more useful a
   * pair is; among equals, the one with more bands in common.
   * @returns the most useful pairs, in the order of their pages
   */
  mostUseful(
    limit: number,
    facts: { sizes: Int32Array; commonBands: (one: number, other: number) => number },
  ): Pair[];
}

/** Eight megabytes. */
const maxNoted = 2 ** 20;
/** A pair is one number: the lower position times this, plus the higher one. */
const positions = 2 ** 26;
/** More bands than two pages can have in common. */
const allBands = 32;

/** @param rootOf identifies the group that a page is in at the moment */
export function createLooseLinks(rootOf: (position: number) => number): LooseLinks {
  const noted = new Float64Array(maxNoted);
  let count = 0;

  /** Forgets repeated pairs and those that have come into one group. */
  function tidy(): void {
    const sorted = noted.subarray(0, count).sort();
    count = 0;
    let last = -1;
    for (const link of sorted) {
      if (link === last) continue;
      last = link;
      if (rootOf(Math.floor(link / positions)) === rootOf(link % positions)) continue;
      noted[count] = link;
      count += 1;
    }
  }

  let isFull = false;
  return {
    note(one, other) {
      if (isFull) return;
      noted[count] = Math.min(one, other) * positions + Math.max(one, other);
      count += 1;
      if (count < maxNoted) return;
      tidy();
      // Tidying again and again would take longer than grouping.
      isFull = count > maxNoted / 2;
    },
    mostUseful(limit, { sizes, commonBands }) {
      tidy();
      const rank = (one: number, other: number) =>
        Math.min(sizes[rootOf(one)] ?? 0, sizes[rootOf(other)] ?? 0) * allBands + commonBands(one, other);
      const ranks = Float64Array.from({ length: count }, (_, index) => {
        const link = noted[index] as number;
        return rank(Math.floor(link / positions), link % positions);
      });
      const order = Uint32Array.from({ length: count }, (_, index) => index)
        .sort((one, other) => (ranks[other] as number) - (ranks[one] as number))
        .subarray(0, limit)
        // In the order of the pages, which are often next to similar ones.
        .sort();
      return Array.from(order, (index) => {
        const link = noted[index] as number;
        return [Math.floor(link / positions), link % positions] as const;
      });
    },
  };
}
