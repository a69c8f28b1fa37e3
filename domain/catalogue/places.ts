/** The served places with their addresses, ready to look up. */
import {
  freeShippingCities,
  type PlaceGroup,
  placeGroups,
  placesByGroup,
  placesWithArticle,
  shortPlaceNames,
} from '#content/places.ts';
import { slugFromName } from '#domain/slug.ts';

export interface Place {
  name: string;
  slug: string;
  group: PlaceGroup;
  isCity: boolean;
  /** Where it is a neighbourhood: of which city. */
  within: string | null;
  /** Name with its preposition: `na Penha`, `no Brás`, `em Moema`. */
  where: string;
  /** The same for what is near: `da Penha`, `do Brás`, `de Moema`. */
  whose: string;
}

const cityGroups: ReadonlySet<PlaceGroup> = new Set(['São Paulo', 'Grandes Cidades', 'Outras Cidades']);

/** Every other group is a part of the capital. */
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
    within: isCity ? null : (citiesOfGroups[group] ?? 'São Paulo'),
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
/** By the slug of its name, where that is not its address: `centro-de-osasco`. */
const bySlugOfName = new Map(places.map((place) => [slugFromName(place.name), place]));
const byShortName = new Map(
  Object.entries(shortPlaceNames).map(([shortName, slug]) => [shortName, bySlug.get(slug)]),
);
/** Cities we deliver to that have no page of their own. */
const shippingOnly = new Map(
  freeShippingCities
    .map((name) => placeOf(name, slugFromName(name), 'Outras Cidades'))
    .filter(({ slug }) => !bySlug.has(slug))
    .map((place) => [place.slug, place]),
);

/** A place with a page of its own. */
export function findPlace(slug: string): Place | undefined {
  return bySlug.get(slug);
}

/** A place the site names anywhere, also by the slug of its name or short name; only `findPlace` tells whether it has a page. */
export function findNamedPlace(slug: string): Place | undefined {
  return bySlug.get(slug) ?? bySlugOfName.get(slug) ?? byShortName.get(slug) ?? shippingOnly.get(slug);
}

export function placesIn(group: PlaceGroup): Place[] {
  return places.filter((place) => place.group === group);
}
