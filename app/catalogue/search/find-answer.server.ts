/** Finds the page that answers a visitor's search, even if it is misspelt. */
import {
  bareWord,
  isNearlyCommon,
  isNegated,
  isPart,
  significantWords,
  startOfSearch,
} from '#domain/catalogue/search-words.ts';
import { anotherForm, wordDistance } from '#domain/catalogue/word-distance.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { names, phrases, type Wording, wordings } from './search-wordings.server.ts';

/** Reversed: for two equal keys a Map keeps the last value, and the first wording should win. */
const bySlug = new Map(
  [...phrases, ...names].toReversed().map(({ text, path }) => [slugFromSearch(text), path]),
);
const byName = new Map(
  names.toReversed().map(({ text, path }) => [sortedWords(significantWords(text)), path]),
);
const vocabulary = new Set(wordings.flatMap(({ words }) => words));

function sortedWords(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/**
 * Accents, case, filler words, small typos and other forms of a verb do not matter, but every word of a page's phrase
 * or of one of its keywords must have been typed. If several pages match, the most specific wording wins.
 * @returns the path of the page, or null if no page matches or two match equally well
 */
export function findAnswer(typed: string): string | null {
  const search = startOfSearch(typed);
  const words = significantWords(search).filter((word) => vocabulary.has(word) || !isNearlyCommon(word));
  const exact = bySlug.get(slugFromSearch(search)) ?? byName.get(sortedWords(words));
  if (exact !== undefined) return exact;
  const nearest = words.map(nearWords);
  const [best, ...others] = wordings
    .flatMap((wording) => {
      const cost = costOf(wording, words, nearest);
      return cost === null ? [] : [{ ...wording, cost }];
    })
    .sort((one, other) => other.weight - one.weight || one.cost - other.cost || one.rank - other.rank);
  if (best === undefined) return null;
  const isTied = others.some(
    ({ path, weight, cost, rank }) =>
      path !== best.path && weight === best.weight && cost === best.cost && rank === best.rank,
  );
  return isTied ? null : best.path;
}

/**
 * The words of the vocabulary that a typed word may mean, with their distance from it. A word in the vocabulary, or an
 * inflection of one, is not treated as a typo of another: `quebrado` is not `queimado`.
 */
function nearWords(typed: string): ReadonlyMap<string, number> {
  const all = [...vocabulary].flatMap((word) => {
    if (isNegated(word) !== isNegated(typed)) return [];
    const distance = wordDistance(bareWord(typed), bareWord(word));
    return distance === null ? [] : [[word, distance] as const];
  });
  const spelledRight = all.filter(([, distance]) => distance <= anotherForm);
  return new Map(spelledRight.length > 0 ? spelledRight : all);
}

/**
 * @returns the distance of the typed words from the wording; null if they do not contain it or also mean something else
 */
function costOf(
  { words, weight }: Wording,
  typed: readonly string[],
  nearest: readonly ReadonlyMap<string, number>[],
): number | null {
  const cost = words.reduce(
    (sum, word) => sum + Math.min(...nearest.map((near) => near.get(word) ?? Infinity)),
    0,
  );
  if (cost === Infinity) return null;
  const unused = typed.filter((_, position) => !words.some((word) => nearest[position]?.has(word)));
  // A single word such as `preço` is too unspecific to match a whole sentence.
  return unused.length === 0 || (weight > 1 && !unused.some(isPart)) ? cost : null;
}
