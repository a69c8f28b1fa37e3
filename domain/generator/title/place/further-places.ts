/** Finds the places that a title lists besides the first one: 'Santo André, São Bernardo e Diadema'. */

import { farRegions } from '#content/generator/places/far-places.ts';
import { capital } from '#domain/catalogue/places.ts';
import type { Span, TitleWord } from '#domain/generator/title/title-words.ts';
import { isServedPlace, type NamedPlace, type PlaceInTitle, rank } from './known-places.ts';

/**
 * @param found every place of a title, the most specific first
 * @returns the same, with one that we serve before one that we do not
 */
export function servedFirst(
  found: readonly PlaceInTitle[],
  words: readonly TitleWord[],
): readonly PlaceInTitle[] {
  const [first] = found;
  if (first === undefined || isServedPlace(first)) return found;
  const ours = found.find((place) => isServedPlace(place) && areJoined(place, first, words));
  return ours ? [ours, ...found.filter((place) => place !== ours)] : found;
}

/** @returns the places listed with the first one, in the order of the title; none of them contains it */
export function furtherPlaces(
  [first, ...others]: readonly PlaceInTitle[],
  words: readonly TitleWord[],
): readonly NamedPlace[] {
  if (first === undefined) return [];
  const listed = others.filter(
    (place) =>
      place.name !== first.name &&
      // The capital contains most of the places that are named with it.
      (place.name !== capital || !isServedPlace(first)) &&
      (areJoined(first, place, words) || (rank(place) === rank(first) && !farRegions.has(place.name))),
  );
  return listed.filter(({ name }, at) => listed.findIndex((place) => place.name === name) === at);
}

/** Whether `e` or `ou` is between two places. Without it, 'Campinas' after 'Jardim Paulista' says where that is. */
export function areJoined(one: Span, other: Span, words: readonly TitleWord[]): boolean {
  const from = Math.min(one.to, other.to);
  const to = Math.max(one.from, other.from);
  return words.slice(from, to).some(({ folded }) => folded === 'e' || folded === 'ou');
}
