/** The served places with their addresses, ready to look up. */
import { type PlaceGroup, placeGroups, placesByGroup, placesWithArticle } from '#content/places.ts';
import { slugFromName } from '#domain/slug.ts';

export interface Place {
  name: string;
  slug: string;
  group: PlaceGroup;
  /** Name with its preposition: `na Penha`, `no Brás`, `em Moema`. */
  where: string;
  /** The same for what is near: `da Penha`, `do Brás`, `de Moema`. */
  whose: string;
}

const possessives = { em: 'de', na: 'da', no: 'do', nos: 'dos' } as const;

const prepositions = new Map(
  (['na', 'no', 'nos'] as const).flatMap((preposition) =>
    placesWithArticle[preposition].map((name) => [name, preposition] as const),
  ),
);

export const places: readonly Place[] = placeGroups.flatMap((group) =>
  placesByGroup[group].map((entry) => {
    const { name, slug } = typeof entry === 'string' ? { name: entry, slug: slugFromName(entry) } : entry;
    const preposition = prepositions.get(name) ?? 'em';
    const whose = `${possessives[preposition]} ${name}`;
    return { name, slug, group, where: `${preposition} ${name}`, whose };
  }),
);

const bySlug = new Map(places.map((place) => [place.slug, place]));

export function findPlace(slug: string): Place | undefined {
  return bySlug.get(slug);
}

export function placesIn(group: PlaceGroup): Place[] {
  return places.filter((place) => place.group === group);
}
