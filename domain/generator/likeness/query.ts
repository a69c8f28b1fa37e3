/** What a title is about, as words with weights, and how well a passage covers it. */
import { stemsOf } from './stems.ts';
import { kindredOf, stemSetOf, weightOf } from './word-weights.ts';

export type TitleQuery = ReadonlyMap<string, number>;

/** A kindred word counts less than the word itself. */
const kindredShare = 0.7;

export function queryOf(words: readonly { word: string; share: number }[]): TitleQuery {
  const query = new Map<string, number>();
  for (const { word, share } of words) {
    for (const stem of stemsOf(word)) query.set(stem, Math.max(query.get(stem) ?? 0, share * weightOf(stem)));
  }
  return query;
}

/** The query with the weightiest words of a passage, which count a share of their weight. */
export function widened(query: TitleQuery, passage: string, share: number, count: number): TitleQuery {
  const telling = [...stemSetOf(passage)]
    .toSorted((one, other) => weightOf(other) - weightOf(one) || (one < other ? -1 : 1))
    .filter((stem) => weightOf(stem) < strayWeight)
    .slice(0, count);
  const wide = new Map(query);
  for (const stem of telling) wide.set(stem, Math.max(wide.get(stem) ?? 0, share * weightOf(stem)));
  return wide;
}

/** Words of this weight occur in one or two passages only, and say nothing about the others. */
const strayWeight = 5.5;

/** @returns the share of the query's weight that the text covers, from 0 to 1 */
export function coverage(query: TitleQuery, text: string): number {
  const total = totalOf(query);
  return total === 0 ? 0 : sharedWeight(query, text) / total;
}

/** @returns how nearly a question asks what the query asks, from 0 to 1 */
export function sameness(query: TitleQuery, question: string): number {
  const sharedOfQuery = sharedWeight(query, question);
  const stems = [...stemSetOf(question)];
  const whole = stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  const sharedOfQuestion = stems.reduce(
    (sum, stem) =>
      sum + (query.has(stem) || [...kindredOf(stem)].some((one) => query.has(one)) ? weightOf(stem) : 0),
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
    else if (hasKin(stem, stems)) sum += kindredShare * weight;
  }
  return sum;
}

function hasKin(stem: string, stems: ReadonlySet<string>): boolean {
  for (const one of kindredOf(stem)) if (one !== stem && stems.has(one)) return true;
  return false;
}

function totalOf(query: TitleQuery): number {
  return [...query.values()].reduce((sum, weight) => sum + weight, 0);
}
