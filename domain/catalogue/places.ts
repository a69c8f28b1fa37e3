/** The served places with their slugs, for lookup. */
import {
  freeShippingCities,
  type PlaceGroup,
  placeGroups,
  placesByGroup,
  placesWithArticle,
  shortPlaceNames,
} from '#content/places.ts';
import { slugFromName } from '#domain/slug.ts';

/** The city of every neighbourhood whose group is not that of another city. */
export const capital = 'São Paulo';

export interface Place {
  name: string;
  slug: string;
  group: PlaceGroup;
  isCity: boolean;
  /** The city of a neighbourhood; null for a city. */
  within: string | null;
  /** Name with its preposition: `na Penha`, `no Brás`, `em Moema`. */
  where: string;
  /** Name with `de`, contracted with its article: `da Penha`, `do Brás`, `de Moema`. */
  whose: string;
}

const cityGroups: ReadonlySet<PlaceGroup> = new Set(['São Paulo', 'Grandes Cidades', 'Outras Cidades']);

const citiesOfGroups: Readonly<Partial<Record<PlaceGroup, string>>> = {
  'Bairros de Osasco': 'Osasco',
  'Bairros de Guarulhos': 'Guarulhos',
};

const possessives = { em: 'de', na: 'da', no: 'do', nos: 'dos' } as const;

const prepositions = new Map(
  (['na', 'no', 'nos'] as const).flatMap((preposition) =>
    placesWithArticle[preposition].map((name) => [name, preposition] as const),
  ),
);

function placeOf(name: string, slug: string, group: PlaceGroup): Place {
  const preposition = prepositions.get(name) ?? 'em';
  const isCity = cityGroups.has(group);
  return {
    name,
    slug,
    group,
    isCity,
    within: isCity ? null : (citiesOfGroups[group] ?? capital),
    where: `${preposition} ${name}`,
    whose: `${possessives[preposition]} ${name}`,
  };
}

export const places: readonly Place[] = placeGroups.flatMap((group) =>
  placesByGroup[group].map((entry) =>
    typeof entry === 'string'
      ? placeOf(entry, slugFromName(entry), group)
      : placeOf(entry.name, entry.slug, group),
  ),
);

const bySlug = new Map(places.map((place) => [place.slug, place]));
/** Some places have a slug that is not made from their name: `Centro de Osasco` has `centro-osasco`. */
const bySlugOfName = new Map(places.map((place) => [slugFromName(place.name), place]));
const byShortName = new Map(
  Object.entries(shortPlaceNames).map(([shortName, slug]) => [shortName, bySlug.get(slug)]),
);
/** Cities with free shipping but no page of their own. */
const shippingOnly = new Map(
  freeShippingCities
    .map((name) => placeOf(name, slugFromName(name), 'Outras Cidades'))
    .filter(({ slug }) => !bySlug.has(slug))
    .map((place) => [place.slug, place]),
);

/** Finds a place that has a page of its own. */
export function findPlace(slug: string): Place | undefined {
  return bySlug.get(slug);
}

/**
 * Finds any place that the site names, including by the slug of its name or short name. It may have no page: see
 * `findPlace`.
 */
export function findNamedPlace(slug: string): Place | undefined {
  return bySlug.get(slug) ?? bySlugOfName.get(slug) ?? byShortName.get(slug) ?? shippingOnly.get(slug);
}

export function placesIn(group: PlaceGroup): Place[] {
  return places.filter((place) => place.group === group);
}
