/**
 * The served places that a title names. Ten thousand titles are read at once, so each is searched with a single pattern;
 * the generator's analysis of a title takes far longer.
 */
import { foldText } from '#domain/fold-text.ts';
import { namePattern } from './name-pattern.ts';
import { type Place, places } from './places.ts';

interface FoundPlace {
  place: Place;
  /** Whether it follows a preposition. Otherwise its name may be an everyday word, as in 'saúde do portão'. */
  isAfterPreposition: boolean;
}

const placesByName = new Map(places.map((place) => [foldText(place.name), place]));
const placeNames = namePattern(placesByName.keys());
const endsWithPreposition = /\b(?:em|n[ao]s?|d[aeo]s?) $/;
/** `Sé` is folded to the most frequent everyday word, `se`, so it counts only after its own prepositions. */
const se = 'se';
const endsWithPrepositionOfSe = /\b[dn]a $/;

/** @returns the places in the order of the title */
export function placesInTitle(title: string): FoundPlace[] {
  const folded = foldText(title);
  return [...folded.matchAll(placeNames)].flatMap(({ 0: name, index }) => {
    const place = placesByName.get(name);
    const before = folded.slice(0, index);
    if (place === undefined || (name === se && !endsWithPrepositionOfSe.test(before))) return [];
    return [{ place, isAfterPreposition: endsWithPreposition.test(before) }];
  });
}
