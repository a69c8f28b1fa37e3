/** What stands in the braces of a line of material, for one title. */

import type { TitleAnalysis } from './analyze-title.ts';
import { figure } from './figures.ts';
import type { NamedPlace } from './find-place.ts';
import { agree, capitalise, determine, enumerate, isDeterminer, type NounPhrase } from './grammar.ts';
import { type Random, shuffled } from './random.ts';

/** Where work is done when the title names no place. */
const everywhere = 'em São Paulo e região';
const neighboursNamed = 4;

/**
 * `{item}` the product in a word, `{nome}` in full, `{assunto}` with what the title says of it; any of them
 * with a determiner: `{o nome}`, `{da item}` is not needed, `{do item}` agrees by itself.
 * `{=novo}` agrees with the item, `{#está/estão}` with its number.
 * `{onde}` `na Penha`, `{de lugar}` `da Penha`, `{o lugar}` `a Penha`, `{página de lugar}` linked,
 * `{vizinhos}` served places near it,
 * `{marca}`. Every other name is a figure.
 * @throws Error for a name that is none of these, or that the title has nothing for
 */
export function fillSlot(slot: string, analysis: TitleAnalysis, random: Random): string {
  if (slot.startsWith('=')) return agree(slot.slice(1), analysis.item);
  if (slot.startsWith('#')) {
    const [singular = '', plural = ''] = slot.slice(1).split('/');
    return analysis.item.number === 'singular' ? singular : plural;
  }
  const filled = nounSlot(slot, analysis) ?? placeSlot(slot, analysis, random) ?? figure(slot);
  if (filled === undefined) throw new Error(`nothing for {${slot}} in "${analysis.subject.text}"`);
  return filled;
}

const phrases: Readonly<Record<string, (analysis: TitleAnalysis) => NounPhrase>> = {
  item: ({ item }) => item,
  nome: ({ name }) => name,
  assunto: ({ subject }) => subject,
};

function nounSlot(slot: string, analysis: TitleAnalysis): string | undefined {
  const [first = '', second] = slot.split(' ');
  const phrase = phrases[second ?? first]?.(analysis);
  if (phrase === undefined) return undefined;
  if (second === undefined) return phrase.text;
  const determiner = first.toLowerCase();
  if (!isDeterminer(determiner)) return undefined;
  const text = determine(determiner, phrase);
  return first === determiner ? text : capitalise(text);
}

function placeSlot(slot: string, { place, brand }: TitleAnalysis, random: Random): string | undefined {
  if (slot === 'onde') return place?.where ?? everywhere;
  if (slot === 'marca') return brand;
  if (place === undefined) return undefined;
  if (slot === 'de lugar') return place.whose;
  if (slot === 'o lugar') return withArticle(place);
  if (slot === 'página de lugar' && place.slug !== undefined) {
    return `[página ${place.whose}](/cidades/${place.slug})`;
  }
  if (slot === 'vizinhos') {
    return enumerate(shuffled(place.neighbours, random).slice(0, neighboursNamed));
  }
  return undefined;
}

/** `a Penha`, `o Brás`, `Moema`: the preposition of where it is tells its article. */
function withArticle({ name, where }: NamedPlace): string {
  const [preposition = ''] = where.split(' ');
  const articles = new Map([
    ['na', 'a'],
    ['no', 'o'],
    ['nos', 'os'],
  ]);
  const article = articles.get(preposition);
  return article === undefined ? name : `${article} ${name}`;
}
