/**
 * Invented texts in families of similar ones, for measuring how many similar pairs are found. The members of a family
 * differ from the first in a different number of sentences, so that pairs of every similarity occur.
 */
import { mulberry32 } from '#domain/generator/random.ts';

const familySize = 5;
const sentences = 36;
const wordsPerSentence = 9;
const vocabulary = 3_000;

export function alikePages(count: number, seed: number): string[] {
  const random = mulberry32(seed);
  const sentence = () =>
    Array.from({ length: wordsPerSentence }, () => wordOf(Math.floor(random() ** 2 * vocabulary))).join(' ');
  const pages: string[] = [];
  while (pages.length < count) {
    const first = Array.from({ length: sentences }, sentence);
    for (let member = 0; member < familySize; member += 1) {
      // Squared, because a few changed sentences already make two texts very different.
      const share = random() ** 2 * 0.5;
      pages.push(first.map((original) => (random() < share ? sentence() : original)).join('. '));
    }
  }
  return pages.slice(0, count);
}

function wordOf(number: number): string {
  return `p${number.toString(36)}`;
}

/** How many of the pairs with a similarity from a limit upwards are found. */
export interface Recall {
  from: number;
  pairs: number;
  found: number;
}

type Pairs = Iterable<readonly [one: number, other: number, similarity: number]>;

/**
 * Counts the pairs that share a band.
 * @param pairs every pair with a similarity, by position
 * @param bands of each text, by position
 */
export function recallOf(
  pairs: Pairs,
  bands: readonly (readonly number[])[],
  limits: readonly number[],
): Recall[] {
  return recallBy(pairs, limits, (one, other) => {
    return bands[one]?.some((key, band) => bands[other]?.[band] === key) ?? false;
  });
}

/** Counts the pairs whose two texts are in one of the groups, each a list of positions. */
export function shownTogether(
  pairs: Pairs,
  groups: readonly (readonly number[])[],
  limits: readonly number[],
): Recall[] {
  const groupOf = new Map(groups.flatMap((group, index) => group.map((position) => [position, index])));
  return recallBy(pairs, limits, (one, other) => {
    const group = groupOf.get(one);
    return group !== undefined && group === groupOf.get(other);
  });
}

function recallBy(
  pairs: Pairs,
  limits: readonly number[],
  isFound: (one: number, other: number) => boolean,
): Recall[] {
  const recalls = limits.map((from) => ({ from, pairs: 0, found: 0 }));
  for (const [one, other, similarity] of pairs) {
    for (const recall of recalls) {
      if (similarity < recall.from) continue;
      recall.pairs += 1;
      if (isFound(one, other)) recall.found += 1;
    }
  }
  return recalls;
}
