/** The served places with their addresses, ready to look up. */
import { type PlaceGroup, placeGroups, placesByGroup } from '#content/places.ts';
import { slugFromName } from '#domain/slug.ts';

export interface Place {
  name: string;
  slug: string;
  group: PlaceGroup;
}

export const places: readonly Place[] = placeGroups.flatMap((group) =>
  placesByGroup[group].map((entry) =>
    typeof entry === 'string' ? { name: entry, slug: slugFromName(entry), group } : { ...entry, group },
  ),
);

const bySlug = new Map(places.map((place) => [place.slug, place]));

export function findPlace(slug: string): Place | undefined {
  return bySlug.get(slug);
}

export function placesIn(group: PlaceGroup): Place[] {
  return places.filter((place) => place.group === group);
}
