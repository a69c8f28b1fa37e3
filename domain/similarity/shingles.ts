/** How alike two texts are: the share of five-word runs ("shingles") that they have in common. */
import { textOfHtml } from './text-of-html.ts';
import { foldedWordsOf, type NameList, type Word, wordsOf } from './words.ts';

export const shingleLength = 5;

/** @param names are removed first, so that a text with another name in it counts as the same text */
export function shinglesOf(text: string, names: NameList, length = shingleLength): Set<string> {
  return shinglesOfWords(wordsOf(text, names), length);
}

export function shinglesOfWords(words: readonly Word[], length = shingleLength): Set<string> {
  const shingles = new Set<string>();
  for (let start = 0; start + length <= words.length; start += 1)
    shingles.add(shingleAt(words, start, length));
  return shingles;
}

/** The same for HTML that nobody quotes from, so that the words need no positions. */
export function shinglesOfHtml(html: string, names: NameList): Set<string> {
  const words = foldedWordsOf(textOfHtml(html), names);
  const shingles = new Set<string>();
  for (let start = 0; start + shingleLength <= words.length; start += 1) {
    shingles.add(words.slice(start, start + shingleLength).join(' '));
  }
  return shingles;
}

export function shingleAt(words: readonly Word[], start: number, length = shingleLength): string {
  let shingle = words[start]?.folded ?? '';
  for (let next = start + 1; next < start + length; next += 1) shingle += ` ${words[next]?.folded ?? ''}`;
  return shingle;
}

/**
 * The Jaccard index.
 * @returns from 0, nothing in common, to 1, the same
 */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
