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
      pages.push(first.map((one) => (random() < share ? sentence() : one)).join('. '));
    }
  }
  return pages.slice(0, count);
}

function wordOf(number: number): string {
  return `p${number.toString(36)}`;
}

/** For each similarity, how many of the pairs from it upwards share a band. */
export interface Recall {
  from: number;
  pairs: number;
  found: number;
}

/**
 * @param pairs every pair with a similarity, by position
 * @param bands of each text, by position
 */
export function recallOf(
  pairs: Iterable<readonly [number, number, number]>,
  bands: readonly (readonly number[])[],
  limits: readonly number[],
): Recall[] {
  const recalls = limits.map((from) => ({ from, pairs: 0, found: 0 }));
  for (const [one, other, similarity] of pairs) {
    const isFound = bands[one]?.some((key, band) => bands[other]?.[band] === key) ?? false;
    for (const recall of recalls) {
      if (similarity < recall.from) continue;
      recall.pairs += 1;
      if (isFound) recall.found += 1;
    }
  }
  return recalls;
}
