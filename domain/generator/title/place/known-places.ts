/** The places that a title may name: those with a page, those that we serve without one, and those out of our reach. */
import {
  knownLandmarks,
  knownStations,
  knownStreets,
  otherDistricts,
} from '#content/generator/places/districts.ts';
import { farPlaces } from '#content/generator/places/far-places.ts';
import { nearbyPlaces } from '#content/generator/places/nearby.ts';
import { freeShippingCities } from '#content/places.ts';
import { findPlace, type Place, places } from '#domain/catalogue/places.ts';
import { type Phrase, phraseOf } from '#domain/generator/title/phrases/phrases.ts';
import type { Span } from '#domain/generator/title/title-words.ts';

/** `page`: served, with a page of its own; `served`: without one; `far`: not served; `unknown`: perhaps a place. */
export type Reach = 'page' | 'served' | 'far' | 'unknown';

export interface NamedPlace {
  name: string;
  reach: Reach;
  /** `na Penha`, `no Brás`, `em Moema`. */
  where: string;
  /** `da Penha`, `do Brás`, `de Moema`. */
  whose: string;
  /** Null if the site has no page about the place. */
  slug: string | null;
  /** Names of served places nearby; empty if we know none. */
  nearby: readonly string[];
  /** The promotion 'Manutenção Express' is for Guarulhos, Osasco and their parts. */
  hasExpress: boolean;
}

export type PlaceInTitle = NamedPlace & Span;

/** Whether the place of a title is one that we serve, with or without a page of its own. */
export function isServedPlace<Place extends NamedPlace>(place: Place | null | undefined): place is Place {
  return place != null && (place.reach === 'page' || place.reach === 'served');
}

const farPrepositions: Readonly<Record<string, 'na' | 'no'>> = {
  'Rio de Janeiro': 'no',
  Paraná: 'no',
  Ceará: 'no',
  'Espírito Santo': 'no',
  'Rio Grande do Sul': 'no',
  'Mato Grosso': 'no',
  Amazonas: 'no',
  'Distrito Federal': 'no',
  Guarujá: 'no',
  'interior de São Paulo': 'no',
  'interior paulista': 'no',
  'litoral de São Paulo': 'no',
  'litoral paulista': 'no',
  'litoral norte': 'no',
  'litoral sul': 'no',
  'Vale do Paraíba': 'no',
  Litoral: 'no',
  Recife: 'no',
  Bahia: 'na',
  'Praia Grande': 'na',
  'Baixada Santista': 'na',
};

const regions: readonly NamedPlace[] = [
  served('centro de São Paulo', 'no', ['Sé', 'Consolação', 'Bela Vista']),
  served('Zona Norte', 'na', ['Santana', 'Tucuruvi', 'Casa Verde']),
  served('Zona Sul', 'na', ['Moema', 'Ipiranga', 'Santo Amaro']),
  served('Zona Leste', 'na', ['Tatuapé', 'Penha', 'Itaquera']),
  served('Zona Oeste', 'na', ['Lapa', 'Pinheiros', 'Butantã']),
  served('Grande São Paulo', 'na', ['São Paulo', 'Guarulhos', 'Osasco']),
  served('ABC', 'no', ['Santo André', 'São Bernardo do Campo', 'São Caetano do Sul']),
  served('ABC Paulista', 'no', ['Santo André', 'São Bernardo do Campo', 'São Caetano do Sul']),
  served('ABCD', 'no', ['Santo André', 'São Bernardo do Campo', 'Diadema']),
];

const shippingOnly = freeShippingCities
  .filter((name) => !places.some((place) => place.name === name))
  .map((name) => served(name, 'em'));

const districts = (['em', 'na', 'no', 'nos'] as const).flatMap((preposition) =>
  otherDistricts[preposition].map((name) => served(name, preposition)),
);

const streets = knownStreets.map((name) => served(name, name === 'Raposo Tavares' ? 'em' : 'na'));

/** 'Estação Ana Rosa' and 'metrô Ana Rosa'. */
const stations: readonly Candidate[] = knownStations.flatMap((name) =>
  (['Estação', 'Metrô'] as const).map((kind) => {
    const of = kind === 'Estação' ? 'da estação' : 'do metrô';
    const place = { ...served(name, 'em'), where: `perto ${of} ${name}`, whose: `${of} ${name}` };
    return { place, phrase: phraseOf(`${kind} ${name.replace('-', ' ')}`) };
  }),
);

const landmarks = (['da', 'do'] as const).flatMap((of) =>
  knownLandmarks[of].map((name) => ({
    ...served(name, 'em'),
    where: `perto ${of} ${name.replace(/^(?=Shopping|Aeroporto|Hospital|Parque|Mercad)./, (first) => first.toLowerCase())}`,
    whose: `${of} ${name}`,
  })),
);

const shortNames: readonly (readonly [name: string, slug: string])[] = [
  ['São Bernardo', 'sao-bernardo-do-campo'],
  ['São Caetano', 'sao-caetano-do-sul'],
  ['SBC', 'sao-bernardo-do-campo'],
  ['Mogi', 'mogi-das-cruzes'],
];

interface Candidate {
  place: NamedPlace;
  phrase: Phrase;
}

export const candidates: readonly Candidate[] = [
  ...places.map((place) => candidate(fromCatalogue(place))),
  ...shortNames.flatMap(([name, slug]) => {
    const place = findPlace(slug);
    return place ? [{ place: fromCatalogue(place), phrase: phraseOf(name) }] : [];
  }),
  ...[...districts, ...streets, ...landmarks, ...shippingOnly, ...regions].map(candidate),
  ...stations,
  ...farPlaces.map((name) => candidate(far(name))),
];

/**
 * Of several places in a title the lowest rank comes first: smaller places, then cities, places we do not serve, regions
 * and the capital.
 */
export function rank({ name, reach }: NamedPlace): number {
  if (name === 'São Paulo') return 4;
  if (regions.some((region) => region.name === name)) return 3;
  if (reach === 'far') return 2;
  return freeShippingCities.includes(name) ? 1 : 0;
}

function candidate(place: NamedPlace): Candidate {
  return { place, phrase: phraseOf(place.name.replace('-', ' ').replace("'", '')) };
}

function fromCatalogue({ name, where, whose, slug, within }: Place): NamedPlace {
  const nearby = (nearbyPlaces[slug] ?? []).flatMap((near) => findPlace(near)?.name ?? []);
  const city = within ?? name;
  return { name, reach: 'page', where, whose, slug, nearby, hasExpress: /^(?:Guarulhos|Osasco)$/.test(city) };
}

function served(
  name: string,
  preposition: 'em' | 'na' | 'no' | 'nos',
  nearby: readonly string[] = [],
): NamedPlace {
  return {
    name,
    reach: 'served',
    where: `${preposition} ${name}`,
    whose: `${possessive(preposition)} ${name}`,
    slug: null,
    nearby,
    hasExpress: false,
  };
}

function far(name: string): NamedPlace {
  const preposition = farPrepositions[name] ?? 'em';
  return {
    ...served(name, 'em'),
    reach: 'far',
    where: `${preposition} ${name}`,
    whose: `${possessive(preposition)} ${name}`,
  };
}

export function possessive(preposition: string): string {
  return { na: 'da', no: 'do', nos: 'dos', nas: 'das' }[preposition] ?? 'de';
}
