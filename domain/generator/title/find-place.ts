/** Finds the place a title names: one of the city menu, one without a page of its own, or one out of our reach. */
import { otherDistricts } from '#content/generator/places/districts.ts';
import { farPlaces } from '#content/generator/places/far-places.ts';
import { nearbyPlaces } from '#content/generator/places/nearby.ts';
import { freeShippingCities } from '#content/places.ts';
import { findPlace, type Place, places } from '#domain/catalogue/places.ts';
import { foldText } from '#domain/fold-text.ts';
import { isExact, isShouted, overlap, phraseOf, type Span, spansOf, type TitleWord } from './title-words.ts';

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
  /** Guarulhos, Osasco or a part of them. */
  hasExpress: boolean;
}

const farArticles: Readonly<Record<string, 'na' | 'no'>> = {
  'Rio de Janeiro': 'no',
  Paraná: 'no',
  Ceará: 'no',
  'Espírito Santo': 'no',
  'Rio Grande do Sul': 'no',
  'Mato Grosso': 'no',
  Amazonas: 'no',
  'Distrito Federal': 'no',
  Guarujá: 'no',
  'Interior de São Paulo': 'no',
  'Vale do Paraíba': 'no',
  Litoral: 'no',
  Recife: 'no',
  Bahia: 'na',
  'Praia Grande': 'na',
  'Baixada Santista': 'na',
};

const regions: readonly NamedPlace[] = [
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

const shortNames: readonly (readonly [name: string, slug: string])[] = [
  ['São Bernardo', 'sao-bernardo-do-campo'],
  ['São Caetano', 'sao-caetano-do-sul'],
  ['SBC', 'sao-bernardo-do-campo'],
  ['Mogi', 'mogi-das-cruzes'],
];

interface Candidate {
  place: NamedPlace;
  phrase: readonly string[];
}

const candidates: readonly Candidate[] = [
  ...places.map((place) => candidate(fromCatalogue(place))),
  ...shortNames.flatMap(([name, slug]) => {
    const place = findPlace(slug);
    return place ? [{ place: fromCatalogue(place), phrase: phraseOf(name) }] : [];
  }),
  ...[...districts, ...shippingOnly, ...regions].map(candidate),
  ...farPlaces.map((name) => candidate(far(name))),
];

/** Names that are also everyday words. They count as places only with a capital letter and not at the beginning. */
const everydayWords: ReadonlySet<string> = new Set(
  [
    ...[
      'Sé',
      'Saúde',
      'Liberdade',
      'Paraíso',
      'República',
      'Consolação',
      'Pimentas',
      'Macedo',
      'Limão',
      'Centro',
    ],
    ...[
      'Pedreira',
      'Socorro',
      'Salto',
      'Natal',
      'Vitória',
      'Franca',
      'Americana',
      'Contagem',
      'Palmas',
      'Litoral',
      'Registro',
      'Cruzeiro',
      'Amparo',
      'Aparecida',
      'Piedade',
      'Imperatriz',
      'Resende',
    ],
  ].map(foldText),
);

/** @returns every place, the most specific first: in 'Moema, São Paulo' it is Moema */
export function findPlacesInTitle(words: readonly TitleWord[]): (NamedPlace & Span)[] {
  const found = candidates
    .flatMap(({ place, phrase }) =>
      spansOf(phrase, words)
        .filter(({ from, to }) => isExact(phrase, words.slice(from, to)))
        .map((span) => ({ ...place, ...span })),
    )
    .filter((place) => isNamed(place, words));
  const longest = found.filter(
    (one) => !found.some((other) => overlap(one, other) && other.to - other.from > one.to - one.from),
  );
  return longest.toSorted((one, other) => rank(one) - rank(other) || one.from - other.from);
}

/** Names after `em` that are an app or a shop on the web, and no place. */
const onlineServices = /^(?:uber|ifood|olx|shopee|amazon|google|youtube|instagram|facebook|whatsapp|whats)$/;

/** A capitalised name after `em` that nothing else explains. */
export function findUnknownPlace(
  words: readonly TitleWord[],
  isUnderstood: (at: number) => boolean,
): (NamedPlace & Span) | undefined {
  for (let at = 1; at < words.length; at += 1) {
    if (words[at - 1]?.plain !== 'em' || isUnderstood(at) || !isCapitalised(words[at]) || isShouted(words))
      continue;
    if (onlineServices.test(words[at]?.folded ?? '')) continue;
    let to = at + 1;
    while (to < words.length && !isUnderstood(to) && (isCapitalised(words[to]) || isJoint(words, to)))
      to += 1;
    const name = words
      .slice(at, to)
      .map(({ written }) => written)
      .join(' ');
    if (name.length < 3) continue;
    const preposition = words[at - 1]?.folded ?? 'em';
    return {
      name,
      reach: ofOtherState.test(name) ? 'far' : 'unknown',
      where: `${preposition} ${name}`,
      whose: `${possessive(preposition)} ${name}`,
      slug: null,
      nearby: [],
      hasExpress: false,
      from: at,
      to,
    };
  }
  return undefined;
}

/** `Extrema MG`. */
const ofOtherState = / (?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CE]|TO)$/;

function isJoint(words: readonly TitleWord[], at: number): boolean {
  return words[at]?.plain === 'de' && isCapitalised(words[at + 1]);
}

function isCapitalised(word: TitleWord | undefined): boolean {
  return /^\p{Lu}/u.test(word?.written ?? '');
}

function isNamed({ name, from }: NamedPlace & Span, words: readonly TitleWord[]): boolean {
  const first = words[from];
  // 'Casas Bahia' is a shop.
  if (words[from - 1]?.plain === 'casas') return false;
  // 'No feriado de Natal' is a day.
  if (name === 'Natal' && ofChristmas.test(words[from - 2]?.folded ?? '')) return false;
  const isAfterPreposition = /^(?:em|de|para)$/.test(words[from - 1]?.plain ?? '');
  // In a title of capitals nothing tells a name: 'MOTOR QUEIMOU SOCORRO'.
  if (everydayWords.has(foldText(name))) return isCapitalised(first) && from > 0 && !isShouted(words);
  // Who types a search writes no capitals: a name of several words, or a long one, means nothing else.
  return isCapitalised(first) || isAfterPreposition || name.includes(' ') || name.length >= longName;
}

const longName = 5;

const ofChristmas = /^(?:feriados?|vespera|semana|dia|noite|ferias|fim|epoca)$/;

/** The capital comes last, a region before it, a city before them. */
function rank({ name, reach }: NamedPlace): number {
  if (name === 'São Paulo') return 4;
  if (regions.some((one) => one.name === name)) return 3;
  if (reach === 'far') return 2;
  return freeShippingCities.includes(name) ? 1 : 0;
}

function candidate(place: NamedPlace): Candidate {
  return { place, phrase: phraseOf(place.name.replace('-', ' ')) };
}

function fromCatalogue({ name, where, whose, slug, within }: Place): NamedPlace {
  const nearby = (nearbyPlaces[slug] ?? []).flatMap((one) => findPlace(one)?.name ?? []);
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
  const preposition = farArticles[name] ?? 'em';
  return {
    ...served(name, 'em'),
    reach: 'far',
    where: `${preposition} ${name}`,
    whose: `${possessive(preposition)} ${name}`,
  };
}

function possessive(preposition: string): string {
  return { na: 'da', no: 'do', nos: 'dos', nas: 'das' }[preposition] ?? 'de';
}
