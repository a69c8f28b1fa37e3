/** Phrases, and a search for them in a title that tells which of its words they are. */
import { foldText } from '#domain/fold-text.ts';
import { type Span, type TitleWord, withoutContraction } from '#domain/generator/title/title-words.ts';
import { type FirstWord, firstWordOf, matches, positionsOf } from './first-words.ts';

/** A phrase ready for matching: of `não abr*`, the star matches any ending. */
export interface Phrase {
  words: readonly string[];
  /** Without its 'de', or all its words if it has no 'de' or would be left with one word. */
  short: readonly string[];
  first: FirstWord;
}

const phraseCache = new Map<string, Phrase>();

export function phraseOf(text: string): Phrase {
  const known = phraseCache.get(text);
  if (known) return known;
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => withoutContraction(foldText(word)));
  const phrase = { words, short: withoutDe(words), first: firstWordOf(words) };
  phraseCache.set(text, phrase);
  return phrase;
}

const alternativesCache = new Map<string, readonly Phrase[]>();

/** @param group phrases that mean the same: `não abre|travado` */
export function alternativesOf(group: string): readonly Phrase[] {
  const known = alternativesCache.get(group);
  if (known) return known;
  const phrases = group.split('|').map(phraseOf);
  alternativesCache.set(group, phrases);
  return phrases;
}

function withoutDe(words: readonly string[]): readonly string[] {
  // 'Para fechar' says what for, and not that anything stops.
  if (words[0] === 'para') return words;
  const short = words.filter((word) => word !== 'de');
  return short.length < words.length && short.length > 1 && words[0] !== 'de' ? short : words;
}

/** @returns every place where the phrase occurs in the title, also without its 'de': 'bateria controle', 'cabo aço' */
export function spansOf({ words: whole, short, first }: Phrase, title: readonly TitleWord[]): Span[] {
  const positions = positionsOf(first, title);
  if (positions.length === 0) return [];
  const spans = spansFrom(positions, whole, title);
  return short === whole ? spans : [...spans, ...spansFrom(positions, short, title)];
}

/** @param positions where the title has the first word of the phrase */
function spansFrom(
  positions: readonly number[],
  phrase: readonly string[],
  title: readonly TitleWord[],
): Span[] {
  const spans: Span[] = [];
  for (const from of positions) {
    if (from + phrase.length > title.length) break;
    let to = from + 1;
    while (to - from < phrase.length && matches(phrase[to - from] ?? '', title[to]?.plain ?? '')) to += 1;
    if (to - from === phrase.length) spans.push({ from, to });
  }
  return spans;
}

/** @returns every place where one of the phrases occurs in the title */
export function spansOfAny(phrases: readonly string[], words: readonly TitleWord[]): Span[] {
  return phrasesOf(phrases).flatMap((phrase) => spansOf(phrase, words));
}

const phrasesOfLists = new WeakMap<readonly string[], readonly Phrase[]>();

function phrasesOf(list: readonly string[]): readonly Phrase[] {
  const known = phrasesOfLists.get(list);
  if (known) return known;
  const phrases = list.map(phraseOf);
  phrasesOfLists.set(list, phrases);
  return phrases;
}

/** @returns every place where one of the alternatives occurs in the title: `não abre|travado` */
export function spansOfGroup(group: string, words: readonly TitleWord[]): Span[] {
  return alternativesOf(group).flatMap((phrase) => spansOf(phrase, words));
}

/** Whether the words have the same forms as the phrase, as a name must: 'Acácias Douradas' is not Dourados. */
export function isExact(phrase: Phrase, words: readonly TitleWord[]): boolean {
  return words.every(({ plain }) => phrase.words.includes(plain));
}
