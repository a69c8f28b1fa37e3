/** What a title is about, as words with weights, and how well a passage covers it. */
import { stemsOf } from './stems.ts';
import { kindredOf, stemSetOf, weightOf } from './word-weights.ts';

export type TitleQuery = ReadonlyMap<string, number>;

/** A word of this weight or more occurs in so few passages that it would find hardly any other. */
const strayWeight = 5.5;

/** A related word counts less than the word itself. */
const relatedShare = 0.7;

export function queryOf(words: readonly { word: string; share: number }[]): TitleQuery {
  const query = new Map<string, number>();
  for (const { word, share } of words) {
    for (const stem of stemsOf(word)) query.set(stem, Math.max(query.get(stem) ?? 0, share * weightOf(stem)));
  }
  return query;
}

/**
 * Adds the most telling words of a passage to a query.
 * @param share of its own weight that each added word gets
 * @param count of words to add at most
 */
export function widened(query: TitleQuery, passage: string, share: number, count: number): TitleQuery {
  const telling = [...stemSetOf(passage)]
    .toSorted((one, other) => weightOf(other) - weightOf(one) || (one < other ? -1 : 1))
    .filter((stem) => weightOf(stem) < strayWeight)
    .slice(0, count);
  const wide = new Map(query);
  for (const stem of telling) wide.set(stem, Math.max(wide.get(stem) ?? 0, share * weightOf(stem)));
  return wide;
}

/** @returns the share of the query's weight that the text covers, from 0 to 1 */
export function coverage(query: TitleQuery, text: string): number {
  const total = totalOf(query);
  return total === 0 ? 0 : sharedWeight(query, text) / total;
}

/**
 * @returns how closely a question matches the query, from 0 to 1: the harmonic mean of the share of the query that the
 * question covers and the share of the question that the query covers
 */
export function sameness(query: TitleQuery, question: string): number {
  const sharedOfQuery = sharedWeight(query, question);
  const stems = [...stemSetOf(question)];
  const whole = stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  const sharedOfQuestion = stems.reduce(
    (sum, stem) =>
      sum +
      (query.has(stem) || [...kindredOf(stem)].some((related) => query.has(related)) ? weightOf(stem) : 0),
    0,
  );
  const recall = sharedOfQuery / Math.max(1, totalOf(query));
  const precision = sharedOfQuestion / Math.max(1, whole);
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

function sharedWeight(query: TitleQuery, text: string): number {
  const stems = stemSetOf(text);
  let sum = 0;
  for (const [stem, weight] of query) {
    if (stems.has(stem)) sum += weight;
    else if (hasRelated(stem, stems)) sum += relatedShare * weight;
  }
  return sum;
}

function hasRelated(stem: string, stems: ReadonlySet<string>): boolean {
  for (const related of kindredOf(stem)) if (related !== stem && stems.has(related)) return true;
  return false;
}

function totalOf(query: TitleQuery): number {
  return [...query.values()].reduce((sum, weight) => sum + weight, 0);
}
