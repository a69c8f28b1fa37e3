/** The place a title names: one of the city menu, a city of free shipping, or a part of the region. */
import { otherDistricts } from '#content/generator/lexicon.ts';
import { freeShippingCities } from '#content/places.ts';
import { type Place, places, placesIn } from '#domain/catalogue/places.ts';
import { foldText } from '#domain/fold-text.ts';

export interface NamedPlace {
  name: string;
  /** `na Penha`, `no Brás`, `em Moema`. */
  where: string;
  /** `da Penha`, `do Brás`, `de Moema`. */
  whose: string;
  /** Undefined where the site has no page about it. */
  slug?: string;
  /** Served places of the same menu group, itself left out; may be empty. */
  neighbours: readonly string[];
}

const regions: readonly NamedPlace[] = [
  region('Zona Norte', 'na', 'Zona Norte'),
  region('Zona Sul', 'na', 'Zona Sul'),
  region('Zona Leste', 'na', 'Zona Leste'),
  region('Zona Oeste', 'na', 'Zona Oeste'),
  region('Grande São Paulo', 'na', 'Grandes Cidades'),
  region('ABC', 'no', 'Grandes Cidades'),
  region('ABC Paulista', 'no', 'Grandes Cidades'),
];

const shippingOnly: readonly NamedPlace[] = freeShippingCities
  .filter((name) => !places.some((place) => place.name === name))
  .map((name) => ({
    name,
    where: `em ${name}`,
    whose: `de ${name}`,
    neighbours: freeShippingCities.filter((other) => other !== name && other !== 'São Paulo'),
  }));

const districts: readonly NamedPlace[] = (['em', 'na', 'no'] as const).flatMap((preposition) =>
  otherDistricts[preposition].map((name) => ({
    name,
    where: `${preposition} ${name}`,
    whose: `${{ em: 'de', na: 'da', no: 'do' }[preposition]} ${name}`,
    neighbours: freeShippingCities.filter((city) => city !== 'São Paulo'),
  })),
);

/** The capital last: in "Moema, São Paulo" the district says more. Longer names before those they contain. */
const candidates: readonly NamedPlace[] = [
  ...places.map(fromCatalogue),
  ...districts,
  ...shippingOnly,
  ...regions,
].sort((one, other) => rank(one) - rank(other) || other.name.length - one.name.length);

/** These are words of the language too: only a capital letter makes them places. */
const everydayWords = new Set(
  ['Sé', 'Saúde', 'Liberdade', 'Paraíso', 'República', 'Consolação', 'Pimentas', 'Macedo', 'Limão'].map(
    foldText,
  ),
);

export function findPlaceInTitle(title: string): NamedPlace | undefined {
  const named = candidates.filter((place) => names(title, place));
  return named.find(
    (place) => !named.some((other) => other !== place && foldText(other.name).includes(foldText(place.name))),
  );
}

function names(title: string, { name }: NamedPlace): boolean {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${foldText(name)}(?![\\p{L}\\p{N}])`, 'gu');
  const folded = foldText(title);
  if (folded.length !== title.normalize('NFC').length) return pattern.test(folded);
  return [...folded.matchAll(pattern)].some(({ index }) => {
    const written = title.normalize('NFC').slice(index, index + name.length);
    const isCapital = /^\p{Lu}/u.test(written);
    if (everydayWords.has(foldText(name))) return isCapital && index > 0;
    return isCapital || /\b(?:em|no|na|nos|do|da|de|dos|para)\s$/.test(folded.slice(0, index));
  });
}

function rank({ name }: NamedPlace): number {
  if (name === 'São Paulo') return 3;
  if (regions.some((one) => one.name === name)) return 2;
  return freeShippingCities.includes(name) ? 1 : 0;
}

function fromCatalogue({ name, where, whose, slug, group }: Place): NamedPlace {
  const neighbours =
    name === 'São Paulo'
      ? freeShippingCities.filter((city) => city !== name)
      : placesIn(group).flatMap((other) => (other.name === name ? [] : [other.name]));
  return { name, where, whose, slug, neighbours };
}

function region(name: string, where: 'na' | 'no', group: Parameters<typeof placesIn>[0]): NamedPlace {
  return {
    name,
    where: `${where} ${name}`,
    whose: `${where === 'na' ? 'da' : 'do'} ${name}`,
    neighbours: placesIn(group).map((place) => place.name),
  };
}
