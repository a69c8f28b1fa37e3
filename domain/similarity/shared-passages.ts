/** Finds the passages that two texts share word for word, so that their author can compare them side by side. */
import type { ComparedText } from './fingerprint.ts';
import { shingleAt, shingleLength } from './shingles.ts';
import type { Word } from './words.ts';

/** Names inside a passage may differ, and so may accents, capitals and punctuation. */
export interface SharedPassage {
  /** As it is written in the first text. */
  here: string;
  /** As it is written in the other text. */
  there: string;
}

/** The longest passages are enough to compare two texts. */
const maxPassages = 10;
/** How often the same five words are looked up in the other text, which may repeat them very often. */
const maxPositions = 20;

/** @returns the longest passages, the longest first */
export function sharedPassages(one: ComparedText, other: ComparedText): SharedPassage[] {
  const positions = positionsOfShingles(other);
  const passages: (SharedPassage & { length: number })[] = [];
  for (let start = 0; start + shingleLength <= one.words.length; start += 1) {
    let length = 0;
    let there = 0;
    for (const position of positions.get(shingleAt(one.words, start)) ?? []) {
      const shared = commonLength(one, start, other, position);
      if (shared > length) [length, there] = [shared, position];
    }
    if (length === 0) continue;
    passages.push({ here: quote(one, start, length), there: quote(other, there, length), length });
    // The next shared run may begin with the last words of this one.
    start += length - shingleLength;
  }
  const longestFirst = passages.toSorted((a, b) => b.length - a.length);
  // The first text may repeat a passage.
  const byText = new Map(longestFirst.map(({ here, there }) => [here, { here, there }]));
  return [...byText.values()].slice(0, maxPassages);
}

function positionsOfShingles({ words }: ComparedText): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (let start = 0; start + shingleLength <= words.length; start += 1) {
    const shingle = shingleAt(words, start);
    const starts = positions.get(shingle);
    if (starts === undefined) positions.set(shingle, [start]);
    else if (starts.length < maxPositions) starts.push(start);
  }
  return positions;
}

/** @returns how many words the two texts have in common, one from `start` on and the other from `position` on */
function commonLength(one: ComparedText, start: number, other: ComparedText, position: number): number {
  let length = 0;
  while (isSameWord(one.words[start + length], other.words[position + length])) length += 1;
  return length;
}

function isSameWord(one: Word | undefined, other: Word | undefined): boolean {
  return one !== undefined && one.folded === other?.folded;
}

function quote({ text, words }: ComparedText, start: number, length: number): string {
  return text.slice(words[start]?.start, words[start + length - 1]?.end);
}
