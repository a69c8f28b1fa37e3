/** Finds the page that answers what a visitor typed, although it is not spelt as we would spell it. */
import {
  bareWord,
  isNearlyCommon,
  isNegated,
  isPart,
  maxSearchLength,
  tellingWords,
} from '#domain/catalogue/search-words.ts';
import { anotherForm, wordDistance } from '#domain/catalogue/word-distance.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { names, phrases, type Wording, wordings } from './search-wordings.server.ts';

/** The first of equals stays. */
const bySlug = new Map(
  [...phrases, ...names].toReversed().map(({ text, path }) => [slugFromSearch(text), path]),
);
const byName = new Map(names.toReversed().map(({ text, path }) => [inOneOrder(tellingWords(text)), path]));
const vocabulary = new Set(wordings.flatMap(({ words }) => words));

function inOneOrder(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/**
 * Accents, case, filler words, small typos and other forms of a verb do not matter, but all of a page's phrase or of
 * one of its keywords must have been typed. Among several such pages the one asked for in most words is meant.
 * @returns the path of the page, or null when nothing known is meant, or one page as well as another
 */
export function findAnswer(typed: string): string | null {
  const read = typed.slice(0, maxSearchLength);
  const words = tellingWords(read).filter((word) => vocabulary.has(word) || !isNearlyCommon(word));
  const same = bySlug.get(slugFromSearch(read)) ?? byName.get(inOneOrder(words));
  if (same !== undefined) return same;
  const nearest = words.map(nearWords);
  const [best, ...others] = wordings
    .flatMap((one) => {
      const cost = costOf(one, words, nearest);
      return cost === null ? [] : [{ ...one, cost }];
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
 * Words of ours that a typed word may stand for, with their distance from it. One that is ours, or a form of one of
 * ours, is no slip for another: `quebrado` is not `queimado`.
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

/** @returns how far the typed words are from the wording; null where they do not say it, or say something else besides */
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
  // One word alone, such as `preço`, says too little to be picked out of a sentence.
  return unused.length === 0 || (weight > 1 && !unused.some(isPart)) ? cost : null;
}
