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

function withoutContraction(word: string): string {
  return Object.hasOwn(contractions, word) ? (contractions[word] ?? word) : word;
}

const phraseCache = new Map<string, readonly string[]>();

/** A phrase ready for matching: `não abr*` becomes its words, a star matches any ending. */
export function phraseOf(text: string): readonly string[] {
  const known = phraseCache.get(text);
  if (known) return known;
  const phrase = text
    .trim()
    .split(/\s+/)
    .map((word) => withoutContraction(foldText(word)));
  phraseCache.set(text, phrase);
  return phrase;
}

/** @returns every place where the phrase occurs in the title, also without its 'de': 'bateria controle', 'cabo aço' */
export function spansOf(phrase: readonly string[], words: readonly TitleWord[]): Span[] {
  const short = withoutDe(phrase);
  return short === phrase
    ? wholeSpans(phrase, words)
    : [...wholeSpans(phrase, words), ...wholeSpans(short, words)];
}

const shortCache = new WeakMap<readonly string[], readonly string[]>();

/** The phrase without its 'de', or the phrase itself if it has none or would be left with one word. */
function withoutDe(phrase: readonly string[]): readonly string[] {
  const known = shortCache.get(phrase);
  if (known) return known;
  const short = phrase.filter((word) => word !== 'de');
  const kept = short.length < phrase.length && short.length > 1 && phrase[0] !== 'de' ? short : phrase;
  shortCache.set(phrase, kept);
  return kept;
}

function wholeSpans(phrase: readonly string[], words: readonly TitleWord[]): Span[] {
  const spans: Span[] = [];
  for (const from of initialsOf(words).get(phrase[0]?.[0] ?? '') ?? []) {
    if (from + phrase.length > words.length) break;
    let to = from;
    while (to - from < phrase.length && matches(phrase[to - from] ?? '', words[to]?.plain ?? '')) to += 1;
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

const initialsCache = new WeakMap<readonly TitleWord[], ReadonlyMap<string, number[]>>();

/**
 * The positions of the words by their first letter, in order. A title is searched for thousands of phrases, and most
 * begin with a letter that none of its words has.
 */
function initialsOf(words: readonly TitleWord[]): ReadonlyMap<string, number[]> {
  const known = initialsCache.get(words);
  if (known) return known;
  const found = Map.groupBy(words.keys(), (at) => words[at]?.plain[0] ?? '');
  initialsCache.set(words, found);
  return found;
}

function matches(wanted: string, word: string): boolean {
  if (word[0] !== wanted[0]) return false;
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
  return phrases.flatMap((phrase) => spansOf(phraseOf(phrase), words));
}

/** Whether the words have the same forms as the phrase, as a name must: 'Acácias Douradas' is not Dourados. */
export function isExact(phrase: readonly string[], words: readonly TitleWord[]): boolean {
  return words.every(({ plain }) => phrase.includes(plain));
}

/** Whether the title is all in capitals, which then mark no name. */
export function isShouted(words: readonly TitleWord[]): boolean {
  return words.length > 1 && words.every(({ written }) => written === written.toUpperCase());
}
