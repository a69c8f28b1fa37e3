/** Decides which place a page is about, from the places that its title names and the names that no list has. */
import { knownWords } from '#content/generator/words/known-words.ts';
import { isInside, overlap, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';
import { findHighway } from './find-highway.ts';
import { findPlacesInTitle, findUnknownPlace, stationOfPlace } from './find-place.ts';
import {
  findQuarter,
  findQuarterBeside,
  findStreet,
  placeOfTitle,
  quarterAlone,
  quarterOfPlace,
  streetOfPlace,
  withQuarter,
} from './find-quarter.ts';
import { servedFirst } from './further-places.ts';
import { isServedPlace, type NamedPlace, type PlaceInTitle } from './known-places.ts';

/** @returns the places of the title that a list has, the one that the page is about first */
export function knownPlacesIn(words: readonly TitleWord[]): readonly PlaceInTitle[] {
  const highway = findHighway(words);
  const found = findPlacesInTitle(words).filter((place) => !highway || !overlap(place, highway));
  return servedFirst(
    found.map((place) => quarterOfPlace(stationOfPlace(streetOfPlace(place, words), words), words)),
    words,
  );
}

export interface PlaceOfPage {
  place: NamedPlace | null;
  /** The known places, and the quarter or the street that no list has. */
  named: readonly Span[];
  /** These and the name that may be a place. */
  all: readonly Span[];
}

/**
 * @param known the places of the title that a list has, as `knownPlacesIn` returns them
 * @param understood what was understood of the title, which therefore belongs to no unlisted name
 */
export function placeOfPage(
  words: readonly TitleWord[],
  known: readonly PlaceInTitle[],
  understood: readonly Span[],
): PlaceOfPage {
  const isUnderstood = (at: number) => isInside(understood, at);
  const isNew = (at: number) => !isUnderstood(at) && !knownWords.has(words[at]?.folded ?? '');
  const found = placeOfTitle(known, words);
  const highway = findHighway(words);
  const street = highway ?? findStreet(words, isNew);
  const isNamedAlready = street !== undefined && known.some((place) => overlap(place, street));
  const quarter =
    findQuarter(words, isNew) ??
    (isNamedAlready ? undefined : street) ??
    (found ? findQuarterBeside(words, found, isNew) : undefined);
  const named = quarter ? [...known, quarter] : known;
  if (found)
    return {
      place: quarter && quarter !== highway && isServedPlace(found) ? withQuarter(found, quarter) : found,
      named,
      all: named,
    };
  const unknown = quarter ? quarterAlone(quarter) : findUnknownPlace(words, isUnderstood);
  return { place: unknown ?? null, named, all: unknown ? [...named, unknown] : named };
}
