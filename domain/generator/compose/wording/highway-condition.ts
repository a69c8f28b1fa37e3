/** The description of a page on a motorway: it leaves our area, so the condition comes first. */
import { highways } from '#content/generator/places/highways.ts';
import { placePassages } from '#content/generator/places/place-passages.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';
import { fillLine } from './fill-line.ts';

/** @returns null if the place is no motorway */
export function highwayCondition(place: NamedPlace | null): string | null {
  if (place === null || !highways.some(({ name }) => name === place.name)) return null;
  const [lead] = placePassages.unknown.highway;
  const [condition = ''] = sentencesOf(fillLine(lead, { onde: place.where }));
  return condition;
}
