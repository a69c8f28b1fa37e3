/** A motorway leaves our area, so the description of its page begins with the condition. */
import { highways } from '#content/generator/places/highways.ts';
import { placePassages } from '#content/generator/places/place-passages.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';
import { fillLine } from './fill-line.ts';

export function isHighway(place: NamedPlace): boolean {
  return highways.some(({ name }) => name === place.name);
}

/** @returns null if the place is no motorway */
export function highwayCondition(place: NamedPlace | null): string | null {
  if (place === null || !isHighway(place)) return null;
  const [lead] = placePassages.unknown.highway;
  const [condition = ''] = sentencesOf(fillLine(lead, { onde: place.where }));
  return condition;
}
