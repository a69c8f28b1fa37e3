/**
 * The first words of phrases. A title is searched for thousands of phrases that begin with thousands of words, and it has
 * very few of these, so they are looked up by its own words.
 */
import type { TitleWord } from '#domain/generator/title/title-words.ts';

/** Where the title that was searched last has the first word of phrases. */
export interface FirstWord {
  title: readonly TitleWord[] | null;
  positions: number[];
}

/** By the word or, of those with a star, by what is before it. */
const firstWords = { whole: new Map<string, FirstWord>(), begun: new Map<string, FirstWord>() };
/** Those of `whole` that have other genders and numbers, by what these have in common. */
const inflectedFirstWords = new Map<string, FirstWord[]>();
/** Whose words have their positions in `firstWords`. */
let searchedTitle: readonly TitleWord[] | null = null;

export function firstWordOf([text = '']: readonly string[]): FirstWord {
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

/** @returns the indices of the words of the title that are this first word */
export function positionsOf(first: FirstWord, title: readonly TitleWord[]): readonly number[] {
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

export function matches(wanted: string, word: string): boolean {
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
