/** Finds a motorway in a title: 'perto da Anhanguera km 18', 'condomínio na Dutra'. It passes through many towns. */
import { type Highway, highways } from '#content/generator/places/highways.ts';
import type { Span, TitleWord } from '#domain/generator/title/title-words.ts';
import type { PlaceInTitle } from './known-places.ts';

const roads = /^(?:rodovia|rod|via|br|sp|autoestrada|pista)$/;
const kilometre = /^(?:km|kms|quilometro)$/;
const quarters =
  /^(?:bairro|jardim|parque|vila|cidade|avenida|rua|alameda|estrada|terminal|estacao|metro|motor)$/;

/** @returns the motorway with its kilometre, or undefined for a quarter or an avenue of the same name */
export function findHighway(words: readonly TitleWord[]): PlaceInTitle | undefined {
  for (const [from] of words.entries()) {
    const before = words[from - 1]?.folded ?? '';
    if (quarters.test(before)) continue;
    for (const highway of highways) {
      const to = endOfName(highway, from, words);
      if (to === undefined) continue;
      const isRoad = roads.test(before);
      const span = { from: isRoad ? from - 1 : from, to: withKilometre(to, words) };
      if (highway.isShared && !isRoad && span.to === to) continue;
      return named(highway, span);
    }
  }
  return undefined;
}

function endOfName({ names }: Highway, from: number, words: readonly TitleWord[]): number | undefined {
  const name = names.find((some) => some.split(' ').every((word, at) => words[from + at]?.folded === word));
  return name === undefined ? undefined : from + name.split(' ').length;
}

/** 'Km 18', also with 'no' before it. */
function withKilometre(end: number, words: readonly TitleWord[]): number {
  const at = words[end]?.plain === 'em' ? end + 1 : end;
  const [unit, figure] = [words[at]?.folded ?? '', words[at + 1]?.written ?? ''];
  if (/^km\d+$/.test(unit)) return at + 1;
  return kilometre.test(unit) && /^\d/.test(figure) ? at + 2 : end;
}

function named({ name, preposition }: Highway, { from, to }: Span): PlaceInTitle {
  return {
    name,
    reach: 'unknown',
    where: `${preposition} ${name}`,
    whose: `${preposition === 'na' ? 'da' : 'do'} ${name}`,
    slug: null,
    nearby: [],
    hasExpress: false,
    from,
    to,
  };
}
