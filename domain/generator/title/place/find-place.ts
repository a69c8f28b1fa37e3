/** Finds the places that a title names. */
import { foldText } from '#domain/fold-text.ts';
import {
  isExact,
  isShouted,
  overlap,
  type Span,
  spansOf,
  type TitleWord,
} from '#domain/generator/title/title-words.ts';
import { candidates, type NamedPlace, possessive, rank } from './known-places.ts';

/** Names that are also everyday words. They count as places only with a capital letter and not at the beginning. */
const everydayWords: ReadonlySet<string> = new Set(
  [
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
    (candidate) =>
      !found.some(
        (other) => overlap(candidate, other) && other.to - other.from > candidate.to - candidate.from,
      ),
  );
  return longest.toSorted((one, other) => rank(one) - rank(other) || one.from - other.from);
}

/** Names after `em` that are no place: an app or a shop on the web, and the country, which every title is about. */
const noPlace = /^(?:uber|ifood|olx|shopee|amazon|google|youtube|instagram|facebook|whatsapp|whats|brasil)$/;

/** A capitalised name after `em` that nothing else explains. */
export function findUnknownPlace(
  words: readonly TitleWord[],
  isUnderstood: (at: number) => boolean,
): (NamedPlace & Span) | undefined {
  for (let at = 1; at < words.length; at += 1) {
    if (words[at - 1]?.plain !== 'em' || isUnderstood(at) || !isCapitalised(words[at]) || isShouted(words))
      continue;
    if (noPlace.test(words[at]?.folded ?? '')) continue;
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
      reach: otherState.test(name) ? 'far' : 'unknown',
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
const otherState = / (?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CE]|TO)$/;

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
  if (name === 'Natal' && christmasWord.test(words[from - 2]?.folded ?? '')) return false;
  // In a title in capitals, nothing marks a name: 'MOTOR QUEIMOU SOCORRO'.
  return !everydayWords.has(foldText(name)) || (isCapitalised(first) && from > 0 && !isShouted(words));
}

const christmasWord = /^(?:feriados?|vespera|semana|dia|noite|ferias|fim|epoca)$/;
