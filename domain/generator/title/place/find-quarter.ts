/** Finds the neighbourhoods and streets that no list knows, such as a `Jardim`, a `Vila` or a `Rua`. */
import { otherTowns, townsOfDistricts } from '#content/generator/places/districts.ts';
import { freeShippingCities } from '#content/places.ts';
import { capital, findPlace } from '#domain/catalogue/places.ts';
import { capitalise } from '#domain/generator/grammar.ts';
import { isKnownWord } from '#domain/generator/title/spelling.ts';
import type { Span, TitleWord } from '#domain/generator/title/title-words.ts';
import { areJoined } from './further-places.ts';
import { isServedPlace, type NamedPlace, type PlaceInTitle } from './known-places.ts';

/** The words with which the name of a quarter begins, and their prepositions. */
const beginnings: Readonly<Record<string, 'no' | 'na'>> = {
  jardim: 'no',
  parque: 'no',
  recanto: 'no',
  bairro: 'no',
  vila: 'na',
  chacara: 'na',
};

/** The words with which the name of a street begins, as people write them and in full. */
const streets: Readonly<Record<string, string>> = {
  rua: 'Rua',
  av: 'Avenida',
  avenida: 'Avenida',
  estrada: 'Estrada',
  rodovia: 'Rodovia',
  alameda: 'Alameda',
  travessa: 'Travessa',
};

const maxWords = 2;
/** Without the kind of street: `Professor Luiz Ignacio Anhaia Mello`. */
const maxWordsOfStreet = 5;

/** A street with the name of a place: 'Avenida Sapopemba' keeps its name, and is served as Sapopemba is. */
export function streetOfPlace(place: NamedPlace & Span, words: readonly TitleWord[]): NamedPlace & Span {
  const before = words[place.from - 1]?.folded ?? '';
  const street = Object.hasOwn(streets, before) ? streets[before] : undefined;
  const isOurTown = freeShippingCities.includes(place.name);
  if (street === undefined || isOurTown || !isServedPlace(place) || place.name.startsWith(street))
    return place;
  const name = `${street} ${place.name}`;
  return { ...place, where: `na ${name}`, whose: `da ${name}`, from: place.from - 1 };
}

/** A quarter that bears the name of a place of ours: 'Jardim Aricanduva' keeps its name, and is served as Aricanduva is. */
export function quarterOfPlace(place: NamedPlace & Span, words: readonly TitleWord[]): NamedPlace & Span {
  const before = words[place.from - 1];
  const folded = before?.folded ?? '';
  const preposition = Object.hasOwn(beginnings, folded) ? beginnings[folded] : undefined;
  if (before === undefined || preposition === undefined || folded === 'bairro' || !isServedPlace(place))
    return place;
  const name = `${capitalise(before.written.toLowerCase())} ${place.name}`;
  return {
    ...place,
    name,
    reach: 'served',
    where: `${preposition} ${name}`,
    whose: `${preposition === 'no' ? 'do' : 'da'} ${name}`,
    slug: null,
    nearby: [],
    from: place.from - 1,
  };
}

interface UnlistedPlace extends Span {
  /** `Jardim Veloso`. */
  name: string;
  /** `no Jardim Veloso`. */
  where: string;
  whose: string;
}

/** What is in a garden: 'iluminação de jardim ligada no receptor' names no quarter. */
const inGarden =
  /^(?:iluminac(?:ao|oes)|luz|luzes|lampadas?|refletor(?:es)?|holofotes?|postes?|irrigac(?:ao|oes)|torneiras?)$/;

function isGarden(at: number, words: readonly TitleWord[]): boolean {
  return (
    words[at]?.folded === 'jardim' &&
    words[at - 1]?.plain === 'de' &&
    inGarden.test(words[at - 2]?.folded ?? '')
  );
}

/** @param isNew whether nothing in the title explains the word */
export function findQuarter(
  words: readonly TitleWord[],
  isNew: (at: number) => boolean,
): UnlistedPlace | undefined {
  for (const [from, { folded }] of words.entries()) {
    const preposition = Object.hasOwn(beginnings, folded) ? beginnings[folded] : undefined;
    if (preposition === undefined || isGarden(from, words)) continue;
    let to = from + 1;
    while (to < words.length && to - from <= maxWords && isNew(to)) to += 1;
    if (to === from + 1) continue;
    const named = words.slice(folded === 'bairro' ? from + 1 : from, to);
    const name = named.map(({ written }) => capitalise(written.toLowerCase())).join(' ');
    const spoken = folded === 'bairro' ? `bairro ${name}` : name;
    const whose = preposition === 'no' ? 'do' : 'da';
    return { name, where: `${preposition} ${spoken}`, whose: `${whose} ${spoken}`, from, to };
  }
  return undefined;
}

/** The name of a street may begin with one of these even in lower case: 'av nossa senhora do sabara'. */
const ofPerson =
  /^(?:nossa|dona|doutor|dr|dra|professora?|prof|coronel|cel|general|gal|capitao|major|padre|engenheiro|eng|deputado|senador|presidente|conselheiro|comendador|marechal|barao|santo|santa|sao)$/;

/**
 * A street with its name: 'av paulista', 'Rua 25 de Março'. 'Rua inclinada' is not one: a name has a capital letter or
 * is a word that we do not know.
 */
export function findStreet(
  words: readonly TitleWord[],
  isNew: (at: number) => boolean,
): UnlistedPlace | undefined {
  const from = words.findIndex(({ folded }, at) => {
    const next = words[at + 1];
    if (next === undefined || !Object.hasOwn(streets, folded)) return false;
    return (
      /^[\p{Lu}\d]/u.test(next.written) ||
      ofPerson.test(next.folded) ||
      (isNew(at + 1) && !(folded === 'rua' && isKnownWord(next.folded)))
    );
  });
  if (from < 0) return undefined;
  const isPartOfName = (at: number) => isNew(at) || /^\d/.test(words[at]?.written ?? '');
  // The fourth and later words of a name need a capital, except after 'de': what follows a name in lower case is not
  // part of it.
  const isPartOfStreet = (at: number) =>
    isPartOfName(at) &&
    (at < from + 4 || words[at - 1]?.plain === 'de' || /^\p{Lu}/u.test(words[at]?.written ?? ''));
  let to = from + 2;
  while (
    to < words.length &&
    to - from <= maxWordsOfStreet &&
    (isPartOfStreet(to) || (words[to]?.plain === 'de' && to + 1 < words.length && isPartOfStreet(to + 1)))
  )
    to += 1;
  const named = words
    .slice(from + 1, to)
    .map(({ written, plain }) => (plain === 'de' ? written : capitalise(written.toLowerCase())));
  const name = [streets[words[from]?.folded ?? ''], ...named].join(' ');
  return { name, where: `na ${name}`, whose: `da ${name}`, from, to };
}

/** After one of these, a capital begins the name of a maker or a model. */
const beforeNames = /^(?:motor|motores|placa|central|controle|automatizador|marca|modelo)$/;

/** A capitalised name next to that of its town: 'Alvarenga São Bernardo'. */
export function findQuarterBeside(
  words: readonly TitleWord[],
  town: Span,
  isNew: (at: number) => boolean,
): UnlistedPlace | undefined {
  const at = [town.from - 1, town.to].find((position) => {
    const word = words[position];
    const isName = word !== undefined && /^\p{Lu}\p{Ll}{3,}$/u.test(word.written);
    const isStreet = Object.hasOwn(streets, word?.folded ?? '');
    return (
      position > 0 &&
      isName &&
      !isStreet &&
      isNew(position) &&
      !beforeNames.test(words[position - 1]?.plain ?? '')
    );
  });
  const name = at === undefined ? undefined : words[at]?.written;
  if (at === undefined || name === undefined) return undefined;
  return { name, where: `em ${name}`, whose: `de ${name}`, from: at, to: at + 1 };
}

/** The town of a title with the quarter that the title names: `no Jardim Veloso (Osasco)`. */
export function withQuarter(town: NamedPlace & Span, quarter: UnlistedPlace): NamedPlace & Span {
  return { ...town, where: `${quarter.where} (${town.name})` };
}

function isTown(name: string): boolean {
  return freeShippingCities.includes(name) || otherTowns.includes(name);
}

/** @returns the most specific place of a title, with its town if the title names that too */
export function placeOfTitle(
  [found, ...others]: readonly PlaceInTitle[],
  words: readonly TitleWord[],
): PlaceInTitle | null {
  const town = others.find(({ name }) => name !== capital && freeShippingCities.includes(name));
  if (!isServedPlace(found) || town === undefined || isTown(found.name)) return found ?? null;
  // 'Vila Carrão e Guarulhos' are two places, and Alphaville is in no other town than its own.
  if (areJoined(found, town, words) || (townsOfDistricts[found.name] ?? town.name) !== town.name)
    return found;
  const known = found.slug === null ? undefined : findPlace(found.slug);
  if (found.name.includes(town.name) || (known && known.within !== town.name)) return found;
  return known ? { ...found, where: `${found.where} (${town.name})` } : withQuarter(town, found);
}

/** A quarter of a town that the title does not name. */
export function quarterAlone({ name, where, whose, from, to }: UnlistedPlace): NamedPlace & Span {
  return { name, reach: 'unknown', where, whose, slug: null, nearby: [], hasExpress: false, from, to };
}
