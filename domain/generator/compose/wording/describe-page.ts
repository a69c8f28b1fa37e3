/** Meta descriptions: long enough to be useful, short enough for search engines to show them whole. */

import { foldText } from '#domain/fold-text.ts';
import { capitalise, enumerate, lowerFirst, sentencesOf } from '#domain/generator/grammar.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { fillLine, lineToText } from './fill-line.ts';
import { highwayCondition } from './highway-condition.ts';
import { labelOf, saysSubject } from './label.ts';
import { shortenedList } from './shortened-list.ts';

const shortest = 70;
const longest = 160;

/**
 * @param places those of the title; the ones that we do not serve are left out
 * @param meaning of the title whose price and motorway the description must not leave out, if it has any
 * @param own the description that belongs to the opening; null if the opening has none
 * @returns texts from the opening of the page, the best first; the last one fits any subject
 */
export function describedBy(
  main: NamedSubject,
  {
    first: opening,
    places,
    meaning,
    own: ofOpening = null,
  }: {
    first: string;
    places: readonly (NamedPlace | null)[];
    meaning?: Pick<TitleMeaning, 'place' | 'aspects'>;
    own?: string | null;
  },
): string[] {
  const condition = highwayCondition(meaning?.place ?? null);
  const own = condition ?? ofOpening;
  const wheres = places.filter(isServedPlace).map((place) => place.where);
  const [where] = wheres;
  const everywhere = enumerate(wheres);
  const text = withoutQuestion(lineToText(opening));
  const namesPlace = where !== undefined && foldText(text).includes(foldText(where));
  const sentences = sentencesOf(namesPlace ? named(text, where, everywhere) : text);
  const [first = '', second = ''] = sentences;
  const label = capitalise(labelOf(main));
  const price = main.subject.isNeighbour
    ? 'não é serviço nosso; veja o que fazemos no portão, o que fica com outro profissional e como saber de quem é o defeito.'
    : fillLine(
        'o que olhar, o que custa e quando chamar; conserto de {{repair.from}} a {{repair.to}}, com o valor dito antes.',
      );
  const place = where === undefined ? '' : ` ${everywhere}`;
  // After a refusal, 'Atendemos no Brás' would seem to withdraw it.
  const weGo = main.subject.isNeighbour
    ? `${capitalise(everywhere)} cuidamos do motor do portão.`
    : `Atendemos ${everywhere}.`;
  // A refusal is told whole or not at all.
  const shortened = main.subject.isNeighbour ? '' : beforePlace(first, ` ${weGo}`);
  const ofSecond = goesBack.test(second) ? '' : ofPlace(label, everywhere, second);
  const local =
    where === undefined || namesPlace
      ? []
      : [
          `${withoutPoint(first)}. ${weGo}`,
          ofPlace(label, everywhere, first),
          ...(quotes(second) && !quotes(shortened) ? [ofSecond, shortened] : [shortened, ofSecond]),
          `${withoutPoint(second)}. ${weGo}`,
        ];
  const ownAtPlace = where === undefined || own === null ? [] : [`${own} ${weGo}`];
  const isPriceOwed =
    condition === null &&
    meaning?.aspects.includes('price') === true &&
    !main.subject.isNeighbour &&
    !quotesAmount(own ?? '');
  const suffix = where === undefined || namesPlace ? '' : ` ${weGo}`;
  return [
    ...(isPriceOwed ? withPrice(sentences, suffix) : []),
    ...ownAtPlace,
    ...local,
    ...(own === null ? [] : [own]),
    `${first} ${second}`,
    first,
    cut(`${first} ${second}`),
    shortenedList(first, { from: shortest, to: longest }),
    saysSubject(second, main) && !goesBack.test(second) ? second : '',
    `${label}${place}: ${lowerFirst(price)}`,
    `${label}: ${lowerFirst(price)}`,
  ];
}

/** @returns the first text of 70 to 160 characters, or else the last one, cut after a phrase */
export function fittingDescription(descriptions: readonly string[]): string {
  // Storing a description replaces no-break spaces by plain ones, so the length is measured that way.
  const plain = descriptions.map((text) => text.replaceAll('\u00a0', ' ').trim());
  const fitting = plain.find((text) => text.length >= shortest && text.length <= longest);
  return fitting ?? cut(plain.at(-1) ?? '');
}

/** How a sentence begins that is understood only after the one before it. */
const goesBack =
  /^(?:Até lá|Depois d\p{L}+|Nenhum|Um sinal|Com a foto|Com o carro|Na dúvida|Aí|Isso|A conta|Ele|Ela|O ponto|Se (?:os dois|ela|ele|o|a|não)|Em folha|Vêm|Vai|Quase sempre|É por)(?![\p{L}])/u;

/** 'Controle de portão em Osasco se copia', and not 'Controle de portão em Osasco: controle de portão se copia'. */
function ofPlace(label: string, where: string, first: string): string {
  const isRepeated = foldText(first).startsWith(`${foldText(label)} `);
  return isRepeated
    ? cut(`${label} ${where}${first.slice(label.length)}`)
    : `${label} ${where}: ${lowerFirst(cut(first))}`;
}

/** Whether a text gives a price, or says that there is none. */
const quotes = (text: string) => /R\$|taxa|não (?:se )?cobra/.test(text);

const quotesAmount = (text: string) => /R\$/.test(text);

/** The beginning of an opening with its first price, if that stands too late to be in a description otherwise. */
function withPrice([first = '', ...rest]: readonly string[], suffix: string): string[] {
  const room = longest - suffix.length;
  const isTold = quotesAmount(cut(first, { from: shortest - suffix.length, to: room }));
  if (isTold) return [];
  if (quotesAmount(first)) return withoutReason(first).map((text) => `${text}${suffix}`);
  const priced = rest.find((sentence) => quotesAmount(sentence) && !goesBack.test(sentence));
  if (priced === undefined) return [];
  const price = cut(priced, { from: 25, to: room - 41 });
  const isWholePrice =
    price === priced ||
    /(?:R\$\s?[\d.]*\d| no JETFLEX)\.$/.test(price) ||
    priced.startsWith(`${withoutPoint(price)};`);
  const beginning = cut(first, { from: 40, to: room - price.length - 1 });
  return quotesAmount(price) && isWholePrice && beginning !== '' ? [`${beginning} ${price}${suffix}`] : [];
}

/** 'O portão custa o motor e a instalação: …' of 'O portão custa o motor e a instalação, porque a folha já existe: …'. */
function withoutReason(sentence: string): string[] {
  const colon = sentence.indexOf(': ');
  const comma = sentence.indexOf(', ');
  if (comma < 25 || comma > colon || leadsIn.test(sentence) || waits.test(sentence)) return [];
  return [`${sentence.slice(0, comma)}${sentence.slice(colon)}`];
}

/** A long sentence that is cut to leave room for the places; empty if no whole phrase is short enough. */
function beforePlace(sentence: string, suffix: string): string {
  const kept = cut(sentence, { from: shortest - suffix.length, to: longest - suffix.length });
  return kept === '' ? '' : `${kept}${suffix}`;
}

/** The text with every place of the title where it names the first one. */
function named(text: string, where: string, everywhere: string): string {
  const at = foldText(text).indexOf(foldText(where));
  const all = at === 0 ? capitalise(everywhere) : everywhere;
  return `${text.slice(0, at)}${all}${text.slice(at + where.length)}`;
}

/** A question that the opening repeats tells nothing to somebody who reads only the description. */
function withoutQuestion(text: string): string {
  const [first = '', ...rest] = sentencesOf(text);
  return first.endsWith('?') && rest.join(' ').length >= shortest ? rest.join(' ') : text;
}

/**
 * Whole phrases of a long text, cut at a sentence, a semicolon, a colon or a comma, in that order; empty if none is
 * whole.
 */
function cut(text: string, length = { from: shortest, to: longest }): string {
  if (text.length <= length.to) return text;
  const head = text.slice(0, length.to - 1);
  for (const end of [/^.*[.?](?=\s)/s, /^.*(?=;\s)/s, /^.*(?=:\s)/s]) {
    const [found] = end.exec(head) ?? [];
    if (found !== undefined && found.length >= length.from) return `${withoutPoint(found)}.`;
  }
  const clause = [...head.matchAll(/,(?=\s)/g)]
    .map(({ index }) => index)
    .findLast((at) => at >= length.from && isWhole(text.slice(0, at), text.slice(at + 1)));
  return clause === undefined ? '' : `${head.slice(0, clause)}.`;
}

/** What goes on after a whole clause. Anything else is the next item of a list. */
const goesOn =
  /^\s(?:mas|porque|pois|que|sem|com|para|conforme|desde|por|se|quando|já|salvo|nem|senão|só|e (?!\p{L}+ (?:e|ou) ))/u;
/** What waits for its main clause: 'onde ele abre muito', 'se a folha pesa', 'que está na caixa'. */
const waits = /^\s*(?:e |mas |ou )?(?:se|quando|onde|como|enquanto|que|cuj[ao]s?|embora|ao)\s/iu;
/** What comes before a clause at the beginning of its sentence: 'Num motor de casa', 'Para uma folha pesada'. */
const leadsIn =
  /^\s*(?:para|em|n[ao]s?|nest[ae]s?|num|numa|com|sem|de|d[ao]s?|depois|antes|até|por|entre)\s/iu;

/** What joins the next clause to a text that was cut before it: 'veja os cabos e, com a folha fechada, gire'. */
const connects = /\s(?:e|ou|mas|que|porque|pois|se|isto é|ou seja)$/;

/** Whether a text that was cut at a comma says something whole. */
function isWhole(before: string, after: string): boolean {
  const sentence = before.split(/[.?;:]\s/).at(-1) ?? before;
  if (connects.test(before)) return false;
  const phrases = sentence.split(/,\s/);
  const last = phrases.at(-1) ?? sentence;
  return goesOn.test(after) && !waits.test(last) && !(phrases.length === 1 && leadsIn.test(last));
}

function withoutPoint(text: string): string {
  return text.replace(/[\s.,;:]+$/, '');
}
