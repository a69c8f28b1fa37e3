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

/** The names by their first word, the longest first. */
export type NameList = ReadonlyMap<string, readonly (readonly string[])[]>;

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

export function nameList(names: readonly string[]): NameList {
  const inWords = names.map((name) => wordsIn(name).map(({ folded }) => folded));
  const longestFirst = inWords.toSorted((one, other) => other.length - one.length);
  return Map.groupBy(longestFirst, ([first = '']) => first);
}

export const noNames = nameList([]);

/** @returns the words of the text without those of the names */
export function wordsOf(text: string, names: NameList): Word[] {
  const all = wordsIn(text);
  const left: Word[] = [];
  for (let position = 0; position < all.length; ) {
    const length = nameLengthAt(all, position, names);
    const word = all[position];
    if (length === 0 && word !== undefined) left.push(word);
    position += Math.max(length, 1);
  }
  return left;
}

/** @returns how many words the longest name takes that begins here, 0 if none does */
function nameLengthAt(words: readonly Word[], position: number, names: NameList): number {
  const candidates = names.get(words[position]?.folded ?? '') ?? [];
  const found = candidates.find((name) =>
    name.every((part, offset) => words[position + offset]?.folded === part),
  );
  return found?.length ?? 0;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: written, index }) => {
    const folded = foldText(written);
    // An accent that stands alone is no word.
    return folded === '' ? [] : [{ folded, start: index, end: index + written.length }];
  });
}
