/** The words of a title, and a search for phrases among them that remembers which words were understood. */
import { foldText } from '#domain/fold-text.ts';
import { inPortuguese } from './foreign/foreign-titles.ts';
import { inFull } from './shorthand.ts';

export interface TitleWord {
  /** As written in the title, after slips are corrected, abbreviations written out and foreign words translated. */
  written: string;
  /** In lower case without accents, `Wi-Fi` and `eletro-ímã` as one word. */
  folded: string;
  /** The same with a contraction as its preposition: `do` is `de`, `na` is `em`. */
  plain: string;
}

/** A run of words, `from` inclusive, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

const contractions: Readonly<Record<string, string>> = {
  d: 'de',
  do: 'de',
  da: 'de',
  dos: 'de',
  das: 'de',
  no: 'em',
  na: 'em',
  nos: 'em',
  nas: 'em',
  pro: 'para',
  pra: 'para',
  pros: 'para',
};

/** Words, figures, and the pairs that people write as one word or as two. */
const wordPattern =
  /R\$|(?<![\p{L}\p{N}])(?:no-break|wi[ -]fi|eletro[ -](?:magn|[íi]m)\p{L}*)(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[.,/]\p{N}+)*/giu;

export function titleWords(title: string): TitleWord[] {
  return [...inFull(inPortuguese(title.normalize('NFC'))).matchAll(wordPattern)].map(({ 0: written }) => {
    const folded = foldText(written.replace(/[ -]/g, ''));
    return { written, folded, plain: withoutContraction(folded) };
  });
}

/** Words of a title side by side again, with the apostrophe that the title has between two of them: `caixa d'água`. */
export function besideAsWritten(written: readonly string[], title: string): string {
  return written.reduce((said, word) => {
    const last = said.slice(said.lastIndexOf(' ') + 1);
    const mark = ["'", '\u2019'].find((one) => title.includes(`${last}${one}${word}`));
    return `${said}${mark ?? ' '}${word}`;
  });
}

function withoutContraction(word: string): string {
  return Object.hasOwn(contractions, word) ? (contractions[word] ?? word) : word;
}

/** A phrase ready for matching: of `não abr*`, the star matches any ending. */
export interface Phrase {
  words: readonly string[];
  /** Without its 'de', or all its words if it has no 'de' or would be left with one word. */
  short: readonly string[];
  first: FirstWord;
}

/**
 * The first word of phrases, and where the title that was searched last has it. A title is searched for thousands of
 * phrases that begin with thousands of words, and it has very few of these: they are found by its own words.
 */
interface FirstWord {
  title: readonly TitleWord[] | null;
  positions: number[];
}

/** By the word or, of those with a star, by what is before it. */
const firstWords = { whole: new Map<string, FirstWord>(), begun: new Map<string, FirstWord>() };
/** Those of `whole` that have other genders and numbers, by what these have in common. */
const inflectedFirstWords = new Map<string, FirstWord[]>();
/** Whose words have their positions in `firstWords`. */
let searchedTitle: readonly TitleWord[] | null = null;

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

function firstWordOf([text = '']: readonly string[]): FirstWord {
  const isBegun = text.endsWith('*');
  const [key, group] = isBegun ? [text.slice(0, -1), firstWords.begun] : [text, firstWords.whole];
  const known = group.get(key);
  if (known) return known;
  const first: FirstWord = { title: null, positions: [] };
  group.set(key, first);
  if (!isBegun && inflected.test(text)) {
    const stem = stemOf(text);
    inflectedFirstWords.set(stem, [...(inflectedFirstWords.get(stem) ?? []), first]);
  }
  searchedTitle = null;
  return first;
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

function positionsOf(first: FirstWord, title: readonly TitleWord[]): readonly number[] {
  if (searchedTitle !== title) searchFirstWords(title);
  return first.title === title ? first.positions : nowhere;
}

const nowhere: readonly number[] = [];

function searchFirstWords(title: readonly TitleWord[]): void {
  title.forEach(({ plain }, at) => {
    for (const first of firstWordsFor(plain)) {
      if (first.title !== title) {
        first.title = title;
        first.positions = [];
      }
      // A word may be found both as itself and as another form of itself.
      if (first.positions.at(-1) !== at) first.positions.push(at);
    }
  });
  searchedTitle = title;
}

function firstWordsFor(word: string): FirstWord[] {
  const whole = firstWords.whole.get(word);
  const found = whole ? [whole] : [];
  if (inflected.test(word)) found.push(...(inflectedFirstWords.get(stemOf(word)) ?? []));
  for (let length = 1; length <= word.length; length += 1) {
    const begun = firstWords.begun.get(word.slice(0, length));
    if (begun) found.push(begun);
  }
  return found;
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

export function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Whether the word with this index is in one of the spans. */
export function isInside(spans: readonly Span[], index: number): boolean {
  return spans.some(({ from, to }) => index >= from && index < to);
}

export function lengthOf({ from, to }: Span): number {
  return to - from;
}

function matches(wanted: string, word: string): boolean {
  if (word.charCodeAt(0) !== wanted.charCodeAt(0)) return false;
  if (wanted.endsWith('*')) return word.startsWith(wanted.slice(0, -1));
  if (word === wanted) return true;
  return inflected.test(wanted) && inflected.test(word) && stemOf(word) === stemOf(wanted);
}

/** Words that match in the other gender and in either number: `alugado` and `alugadas`, `vizinho` and `vizinha`. */
const inflected = /^(?:\w{3,}[ai]d|vizinh|inquilin|sindic|proprietari|cachorr|menin|filh|net|sogr)[oa]s?$/;

function stemOf(word: string): string {
  return word.replace(/[oa]s?$/, '');
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

/** Whether the title is all in capitals, which then mark no name. */
export function isShouted(words: readonly TitleWord[]): boolean {
  return words.length > 1 && words.every(({ written }) => written === written.toUpperCase());
}
