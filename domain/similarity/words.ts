/** Divides a text into the words that a comparison looks at, each with its position in the text. */
import { foldText } from '#domain/fold-text.ts';

export interface Word {
  /** In lower case, without accents. */
  folded: string;
  /** Position of its first character in the text. */
  start: number;
  /** Position after its last character. */
  end: number;
}

export interface NameList {
  /** The names by their first word, the longest first. */
  byFirstWord: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Has a 1 at the mark (a small hash) of each first word, so that most other words need not be looked up. */
  firstWordMarks: Uint8Array;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

export function nameList(names: readonly string[]): NameList {
  const inWords = names.map((name) => wordsIn(name).map(({ folded }) => folded));
  const longestFirst = inWords.toSorted((one, other) => other.length - one.length);
  const byFirstWord = Map.groupBy(longestFirst, ([first = '']) => first);
  const firstWordMarks = new Uint8Array(markCount);
  for (const word of byFirstWord.keys()) firstWordMarks[markOf(word)] = 1;
  return { byFirstWord, firstWordMarks };
}

/** A power of two, so that the hash can be cut with a mask. */
const markCount = 2048;

function markOf(word: string): number {
  return (
    (word.charCodeAt(0) * 61 + word.charCodeAt(word.length - 1) * 7 + word.length * 131) & (markCount - 1)
  );
}

export const noNames = nameList([]);

/** @returns the words of the text without those of the names */
export function wordsOf(text: string, names: NameList): Word[] {
  const all = wordsIn(text);
  const left: Word[] = [];
  const folded = all.map((word) => word.folded);
  for (let position = 0; position < all.length; ) {
    const length = nameLengthAt(folded, position, names);
    const word = all[position];
    if (length === 0 && word !== undefined) left.push(word);
    position += Math.max(length, 1);
  }
  return left;
}

/** The same words without their positions, in a fifth of the time. */
export function foldedWordsOf(text: string, names: NameList): string[] {
  const all: string[] = [];
  for (const run of foldText(text).match(/[a-z0-9\u0080-\uffff]+/g) ?? []) {
    if (/[^\0-\x7f]/.test(run)) all.push(...(run.match(/[\p{L}\p{N}]+/gu) ?? []));
    else all.push(run);
  }
  const left: string[] = [];
  for (let position = 0; position < all.length; ) {
    const length = nameLengthAt(all, position, names);
    if (length === 0) left.push(all[position] as string);
    position += Math.max(length, 1);
  }
  return left;
}

/** @returns how many words the longest name that begins here takes, 0 if none does */
function nameLengthAt(words: readonly string[], position: number, names: NameList): number {
  const word = words[position] ?? '';
  if (names.firstWordMarks[markOf(word)] !== 1) return 0;
  const found = names.byFirstWord
    .get(word)
    ?.find((name) => name.every((part, offset) => words[position + offset] === part));
  return found?.length ?? 0;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: written, index }) => {
    const folded = foldText(written);
    // An accent on its own is not a word.
    return folded === '' ? [] : [{ folded, start: index, end: index + written.length }];
  });
}
