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

/** By their keys. */
const firstWords = new Map<string, FirstWord>();
/** Whose words have their positions in `firstWords`. */
let searchedTitle: readonly TitleWord[] | null = null;

export function firstWordOf([text = '']: readonly string[]): FirstWord {
  const key = keyOf(text);
  const known = firstWords.get(key);
  if (known) return known;
  const first: FirstWord = { title: null, positions: [] };
  firstWords.set(key, first);
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
    for (const key of keysMatching(plain)) {
      const first = firstWords.get(key);
      if (first === undefined) continue;
      if (first.title !== title) {
        first.title = title;
        first.positions = [];
      }
      first.positions.push(at);
    }
  });
  searchedTitle = title;
}

/** @returns the keys of all words of phrases that match a word of a title: its own, and its beginnings with a star */
function keysMatching(word: string): string[] {
  return [keyOf(word), ...Array.from(word, (_, at) => `${word.slice(0, at + 1)}*`)];
}

/** @param wanted a word of a phrase: `abr*` matches any ending, and a star alone matches nothing */
export function matches(wanted: string, word: string): boolean {
  if (!wanted.endsWith('*')) return keyOf(wanted) === keyOf(word);
  return wanted.length > 1 && word.startsWith(wanted.slice(0, -1));
}

/** The same for words that match in the other gender and in either number: `alugado` and `alugadas`. */
function keyOf(word: string): string {
  return inflected.test(word) ? word.replace(/[oa]s?$/, '~') : word;
}

const inflected = /^(?:\w{3,}[ai]d|vizinh|inquilin|sindic|proprietari|cachorr|menin|filh|net|sogr)[oa]s?$/;
