/** The words of a title, as they are compared with phrases. */
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

export function withoutContraction(word: string): string {
  return Object.hasOwn(contractions, word) ? (contractions[word] ?? word) : word;
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

/** Whether the title is all in capitals, which then mark no name. */
export function isShouted(words: readonly TitleWord[]): boolean {
  return words.length > 1 && words.every(({ written }) => written === written.toUpperCase());
}
